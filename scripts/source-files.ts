import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Lists the TypeScript files of these folders without tests and generated files, relative to the repository root. */
export function listSourceFiles(folders: readonly string[]): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'build' || name === 'testing' },
  )
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .sort();
}
