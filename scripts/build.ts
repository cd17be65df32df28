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
  /** Files that make the output stale when they change, as globs relative to the repository root. */
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

/** Builds every output whose inputs have changed. @throws Error with the output of a failed build */
export async function buildStaleOutputs(report: (line: string) => void): Promise<void> {
  for (const build of builds) {
    const hash = hashFiles(build.inputs);
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
      throw new Error(`Building the ${build.name} failed:\n${stdout}\n${stderr}`, { cause: error });
    }
    mkdirSync(join(root, build.output), { recursive: true });
    writeFileSync(stamp, hash);
  }
}

function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns as string[], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
