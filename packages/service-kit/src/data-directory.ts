import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Another running process uses this data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`${directory} is in use by another Tarima process. Stop that process, or set DATA_DIR to another folder.`);
    this.name = 'DataDirectoryInUseError';
  }
}

/**
 * Locks a data directory for this process until it exits. The lock is a listening socket, which the system closes when the
 * process ends. A pid file would remain after a crash and could contain the pid of another program.
 * @throws DataDirectoryInUseError
 */
export async function lockDataDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'owner.sock');
  if (await canConnect(path)) throw new DataDirectoryInUseError(directory);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DataDirectoryInUseError(directory) : error),
    );
    server.listen(path, resolve);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function canConnect(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
