/**
 * Entry point of every command: installs the packages of the lock file if needed, then runs a script on Node 24.
 * Plain JavaScript for Node 20, the minimum version on the machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scripts = {
  start: 'scripts/start.ts',
  'start-split': 'scripts/start-split.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  at: 'scripts/at.ts',
  bench: 'bench/run.ts',
  lighthouse: 'bench/lighthouse.ts',
  'search-eval': 'bench/search-eval/run.ts',
  'catalog-import': 'scripts/catalog-import.ts',
  'platform-provision': 'scripts/platform-provision.ts',
  'image-tree': 'scripts/image-tree.ts',
  codegen: 'scripts/codegen.ts',
  compose: 'scripts/compose.ts',
  faults: 'e2e/faults/run.ts',
  'test-model': 'e2e/model/run.ts',
  'test-rough': 'e2e/rough/run.ts',
  screenshots: 'e2e/screenshots.ts',
  rules: 'scripts/rules.ts',
};

const [name, ...args] = process.argv.slice(2);
const script = scripts[name];
if (!script) {
  console.error(`Unknown command. Available commands: ${Object.keys(scripts).join(', ')}`);
  process.exit(1);
}

install();
const node = findNode();
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.tarima-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm ci failed; see its output above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

/** Returns the Node 24 binary pinned in the lock file, or the running one on platforms without such a package. */
function findNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.', 1)[0]) >= 24) return process.execPath;
  console.error(
    `Tarima runs on Node 24. It comes with npm for Linux on x64 and arm64; on ${process.platform}-${process.arch} please ` +
      `install Node 24 yourself (this is ${process.version}).`,
  );
  process.exit(1);
}
