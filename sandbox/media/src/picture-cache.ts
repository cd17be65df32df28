import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { defaultQuality } from './picture-url.ts';
import type { Drawing, Renderer } from './renderer.ts';

/** A picture as sent: its bytes and their strong entity tag. */
export type StoredPicture = { bytes: Buffer; etag: string };

/** Part of every file name; increase it when the drawings change, to invalidate cached files. */
const drawingVersion = 2;

type CacheOptions = { directory: string; render: Renderer; memoryEntries: number };

/**
 * Caches pictures by content: recently used ones in memory, all on disk; others are rendered. Parallel calls for one
 * picture share a rendering. Files are renamed into place when complete, so a crash leaves no partial file.
 */
export function createPictureCache({ directory, render, memoryEntries }: CacheOptions) {
  async function load(key: string, drawing: Drawing): Promise<StoredPicture> {
    const file = path.join(directory, key.slice(0, 2), `${key}.${drawing.format}`);
    const bytes = (await readIfExists(file)) ?? (await renderTo(file, drawing));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
  }

  async function renderTo(file: string, drawing: Drawing): Promise<Buffer> {
    const bytes = await render(drawing);
    await mkdir(path.dirname(file), { recursive: true });
    const temporaryFile = `${file}.${randomUUID()}`;
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
    return bytes;
  }

  const memory = new LRUCache<string, StoredPicture, Drawing>({
    max: memoryEntries,
    // Evicting an entry must not reject the requests that wait for its picture.
    ignoreFetchAbort: true,
    fetchMethod: (key, _stale, { context }) => load(key, context),
  });

  return {
    /** Returns a picture; rejects when it can be neither read nor rendered. */
    get: (drawing: Drawing): Promise<StoredPicture> => memory.forceFetch(hashDrawing(drawing), { context: drawing }),
  };
}

function hashDrawing({ picture: { arrangement, emoji, tone }, size, quality, format }: Drawing): string {
  const options = [...(quality === defaultQuality ? [] : [quality]), ...(format === 'webp' ? [] : [format])];
  return createHash('sha256')
    .update([drawingVersion, arrangement, emoji.join('+'), tone, size, ...options].join('/'))
    .digest('hex')
    .slice(0, 40);
}

async function readIfExists(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
