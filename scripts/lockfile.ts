interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly hasInstallScript?: boolean; readonly resolved?: string }>
  >;
}

interface Package {
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/**
 * What is wrong with a lock file: install scripts that package.json does not name in `allowScripts`, names there that
 * have no install script, and packages from elsewhere than a registry.
 */
export function lockFileFaults(lock: LockFile, pkg: Package): string[] {
  const scripted = Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const elsewhere = Object.entries(lock.packages).filter(([, { resolved }]) =>
    /^(git|file|http:)/.test(resolved ?? ''),
  );
  // Denied by name (`false`) is as good as allowed: somebody has looked at it.
  const named = Object.keys(pkg.allowScripts);
  const allowed = named.filter((name) => pkg.allowScripts[name]);
  return [
    ...scripted
      .filter((name) => !named.includes(name))
      .map((name) => `${name} has an install script that allowScripts does not name`),
    ...allowed
      .filter((name) => !scripted.includes(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
    ...elsewhere.map(([path]) => `${path} does not come from a registry`),
  ];
}
