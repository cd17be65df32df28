import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { findFreePort } from './free-ports.ts';

/** An in-memory Redis server for one test run, on its own port. */
export interface TestRedis {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

const startTimeoutMs = 10_000;
/** Redis does not start under libfaketime (`npm run at`). It does not need it, because keys expire after a duration. */
const { LD_PRELOAD: _clockLibrary, ...envWithoutPreload } = process.env;

/** Starts the system's `redis-server`; undefined when it is not installed. Throws on a build server (`CI`). */
export async function tryStartRedis(): Promise<TestRedis | undefined> {
  try {
    return await startRedis();
  } catch (error) {
    if (process.env.CI) throw error;
    return undefined;
  }
}

async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'tarima-redis-'));
  const port = await findFreePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore', env: envWithoutPreload },
  );
  // A terminated test runner must not leave a server running.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const exited = new Promise<Error>((resolve) => {
    server.once('error', resolve);
    server.once('exit', (code) => resolve(new Error(`redis-server exited with code ${code}`)));
  });
  const url = `redis://127.0.0.1:${port}`;
  const stop = async () => {
    process.off('exit', kill);
    server.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const error = await Promise.race([exited, waitUntilReady(url)]);
  if (error) {
    await stop();
    throw error;
  }
  return { pid: server.pid ?? 0, url, stop };
}

/** Resolves when the server is ready, or with an error after the timeout. */
async function waitUntilReady(url: string): Promise<Error | undefined> {
  for (const startedAt = Date.now(); ; await sleep(50)) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    // Without a listener, the error event would end the process; connect() rejects with the same error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.close();
      return undefined;
    } catch (error) {
      if (Date.now() - startedAt > startTimeoutMs) return new Error('redis-server does not respond', { cause: error });
    }
  }
}
