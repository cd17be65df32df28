import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** TypeScript files of these folders that run in production, relative to the repository: no tests, nothing generated. */
export function sourceFiles(folders: readonly string[]): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'build' || name === 'testing' },
  )
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .sort();
}
