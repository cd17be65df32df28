import { copyFileSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';
import type { ImageDefinition } from './definitions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages that only development imports: `dev-pages.ts` loads Vite when it runs. */
const developmentPackages = ['node_modules/vite/**', 'node_modules/rolldown/**', 'node_modules/jiti/**'];

/** A file of an image, by its path in the repository. */
export interface ImageFile {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Copies the files that an image's entries need at run time: their imports, the files of packages that they load, and the
 * definition's own files. Everything else stays behind: tests, development packages, the other image's code.
 */
export async function assembleImage(image: ImageDefinition, folder: string): Promise<ImageFile[]> {
  const { fileList } = await nodeFileTrace(
    image.entries.map((entry) => join(root, entry)),
    { base: root, processCwd: root, ts: true, ignore: developmentPackages, readFile: readCode },
  );
  return [...new Set([...fileList, ...image.files])].sort().flatMap((path) => {
    const source = join(root, path);
    const target = join(folder, path);
    const stats = lstatSync(source);
    if (stats.isDirectory()) return [];
    mkdirSync(dirname(target), { recursive: true });
    // Workspace packages stay links into the tree, because Node strips no types under node_modules.
    if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyFileSync(source, target);
    return [{ path, bytes: stats.size }];
  });
}

/** Reads a file for the tracer, which parses JavaScript only. */
async function readCode(path: string): Promise<string | null> {
  try {
    const code = await readFile(path, 'utf8');
    return path.endsWith('.ts') && !path.includes('/node_modules/') ? stripTypeScriptTypes(code) : code;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR') return null;
    throw error;
  }
}
