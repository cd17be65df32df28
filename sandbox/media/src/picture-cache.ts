import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from './picture-svg.ts';
import type { Renderer } from './renderer.ts';

/** A picture as it is sent: WebP bytes and a strong entity tag of them. */
export type StoredPicture = { bytes: Buffer; etag: string };

/** Part of every file's name: raise it when the drawings change, or old ones would be served on. */
const drawingVersion = 2;

type CacheOptions = { directory: string; render: Renderer; memoryEntries: number };

/**
 * Pictures by what they show: in memory (the last used), on disk, else rendered. Two calls for one picture share one
 * rendering. Files appear under their name complete or not at all, so a kill leaves nothing broken.
 */
export function createPictureCache({ directory, render, memoryEntries }: CacheOptions) {
  const memory = new Map<string, StoredPicture>();
  const underway = new Map<string, Promise<StoredPicture>>();

  async function load(key: string, picture: Picture, size: number): Promise<StoredPicture> {
    const file = path.join(directory, key.slice(0, 2), `${key}.webp`);
    const bytes = (await readIfThere(file)) ?? (await renderTo(file, picture, size));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
  }

  async function renderTo(file: string, picture: Picture, size: number): Promise<Buffer> {
    const bytes = await render(picture, size);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }

  function remember(key: string, stored: StoredPicture): void {
    memory.delete(key);
    memory.set(key, stored);
    const [oldest] = memory.keys();
    if (memory.size > memoryEntries && oldest !== undefined) memory.delete(oldest);
  }

  return {
    /** The picture at `size` pixels; rejects when it can neither be read nor rendered. */
    async get(picture: Picture, size: number): Promise<StoredPicture> {
      const key = keyOf(picture, size);
      const stored = memory.get(key) ?? (await shared(underway, key, () => load(key, picture, size)));
      remember(key, stored);
      return stored;
    },
  };
}

function keyOf({ arrangement, emoji, tone }: Picture, size: number): string {
  return createHash('sha256')
    .update([drawingVersion, arrangement, emoji.join('+'), tone, size].join('/'))
    .digest('hex')
    .slice(0, 40);
}

async function shared<Value>(
  underway: Map<string, Promise<Value>>,
  key: string,
  start: () => Promise<Value>,
): Promise<Value> {
  const started = underway.get(key) ?? start().finally(() => underway.delete(key));
  underway.set(key, started);
  return started;
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
