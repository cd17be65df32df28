import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Another running Tarima owns this data directory. */
export class DataDirectoryTakenError extends Error {
  constructor(directory: string) {
    super(`Tarima already runs on ${directory}. Stop that one first, or set DATA_DIR to another folder.`);
    this.name = 'DataDirectoryTakenError';
  }
}

/**
 * Makes this process the one owner of a data directory until it ends. Ownership is a listening socket, which dies with
 * its process however that ends; a pid file outlives a crash and may name a stranger.
 * @throws DataDirectoryTakenError
 */
export async function ownDataDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'owner.sock');
  if (await answers(path)) throw new DataDirectoryTakenError(directory);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DataDirectoryTakenError(directory) : error),
    );
    server.listen(path, resolve);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
