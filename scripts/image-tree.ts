/**
 * `npm run image:tree -- DIR`: writes the content of both images to DIR/store and DIR/sandbox and prints it by size. The
 * Dockerfile copies the same trees.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStaleOutputs } from './build.ts';
import { assembleImage, type ImageFile } from './images/assemble.ts';
import { defineImages } from './images/definitions.ts';

const listedParts = 12;

async function main([target]: readonly string[]): Promise<number> {
  if (!target) {
    process.stderr.write('Usage: npm run image:tree -- DIR\n');
    return 1;
  }
  // npm runs scripts in the repository root; the folder is relative to the directory in which npm was called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(`${folder} is not empty.\n`);
    return 1;
  }
  await buildStaleOutputs((line) => process.stdout.write(`${line}\n`));
  for (const image of defineImages()) {
    const files = await assembleImage(image, join(folder, image.name));
    process.stdout.write(`\n${image.name}: ${files.length} files, ${toMegabytes(sum(files))}\n`);
    for (const [part, bytes] of listParts(files)) process.stdout.write(`${toMegabytes(bytes).padStart(10)}  ${part}\n`);
  }
  return 0;
}

/** The largest parts of an image: packages, and folders of two levels. */
function listParts(files: readonly ImageFile[]): [part: string, bytes: number][] {
  const sizes = new Map<string, number>();
  for (const { path, bytes } of files) {
    const part = path.split('/').slice(0, path.startsWith('node_modules/@') ? 3 : 2);
    sizes.set(part.join('/'), (sizes.get(part.join('/')) ?? 0) + bytes);
  }
  return [...sizes].sort(([, one], [, other]) => other - one).slice(0, listedParts);
}

const sum = (files: readonly ImageFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
const toMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

process.exitCode = await main(process.argv.slice(2));
