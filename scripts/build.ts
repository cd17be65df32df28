import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));

interface Build {
  readonly name: string;
  readonly folder: string;
  readonly output: string;
  /** Whose change makes the output stale, as globs from the root. */
  readonly inputs: readonly string[];
  readonly command: readonly string[];
}

const builds: readonly Build[] = [
  {
    name: 'shop',
    folder: 'client',
    output: 'client/build',
    inputs: [
      'client/app/**/*',
      'client/public/**/*',
      'client/locales/*.po',
      'client/*.ts',
      'packages/markets/src/*.ts',
      'package-lock.json',
    ],
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  },
  {
    name: 'explorer',
    folder: 'gateway',
    output: 'gateway/build',
    inputs: ['gateway/explorer/*', 'gateway/vite.config.ts', 'package-lock.json'],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
  },
];

/** Builds what is older than its sources; `report` hears what is being built. Throws with the builder's own words. */
export async function buildWhatIsStale(report: (line: string) => void): Promise<void> {
  for (const build of builds) {
    const hash = hashOf(build.inputs);
    const stamp = join(root, build.output, '.stamp');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    report(`building the ${build.name}`);
    const [bin = '', ...args] = build.command;
    try {
      await run(process.execPath, [join(root, bin), ...args], {
        cwd: join(root, build.folder),
        env: { ...process.env, NODE_ENV: 'production' },
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`The ${build.name} does not build:\n${stdout}\n${stderr}`, { cause: error });
    }
    mkdirSync(join(root, build.output), { recursive: true });
    writeFileSync(stamp, hash);
  }
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns as string[], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
