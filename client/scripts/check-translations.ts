/**
 * Checks the catalogues: they contain exactly the messages of the sources (`lingui extract` would change nothing), and
 * each message is translated into all languages. Exits with code 1 and the list of errors.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../', import.meta.url));
const lingui = fileURLToPath(new URL('../../node_modules/@lingui/cli/dist/lingui.js', import.meta.url));

for (const check of [
  ['check', 'sync', '--clean'],
  ['check', 'missing', '--mode', 'catalog', '--verbose'],
]) {
  const { status } = spawnSync(process.execPath, [lingui, ...check], { cwd: client, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
