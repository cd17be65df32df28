/**
 * Checks the catalogues: they hold exactly the messages of the sources (`lingui extract` would change nothing), and each
 * has its words in every language. Exit code 1 with the list of what is missing.
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
