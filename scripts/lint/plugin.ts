/** An oxlint plugin with one rule: the import walls between the rooms of src/. */
import { relative } from 'node:path';
import { forbidden } from './walls.ts';

/** The few fields of an import or export node that the rule reads. */
interface ImportNode {
  readonly source: { readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
}

interface Context {
  readonly filename: string;
  report(problem: { message: string; node: ImportNode }): void;
}

const walls = {
  create(context: Context) {
    const path = relative(process.cwd(), context.filename).replaceAll('\\', '/');
    if (!path.startsWith('src/')) return {};
    const file = path.slice('src/'.length);
    const check = (node: ImportNode) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
      const message = forbidden(file, source, typeOnly);
      if (message) context.report({ message, node });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'igroteka' }, rules: { walls } };
