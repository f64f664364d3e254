/** `node scripts/read-fuses.ts PROGRAM`: reads the fuses of a packed app back; fails when one is not as it should be. */
import { packaging } from './packaging/config.ts';
import { wrongFuses } from './packaging/fuses.ts';

const [program] = process.argv.slice(2);
if (program === undefined) throw new Error('no program given');
const wrong = await wrongFuses(program, packaging(undefined).electronFuses);
console.log(wrong.length === 0 ? 'all fuses are as they should be' : `wrong fuses: ${wrong.join(', ')}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
