import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { freePort } from './free-ports.ts';

/** A Redis server for one test run, in memory only, on a port of its own. */
export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

const startLimitMs = 10_000;
/** Redis does not start under libfaketime (`npm run at`), and has no need of it: its keys end after periods, not at dates. */
const { LD_PRELOAD: _clockLibrary, ...withoutPreload } = process.env;

/** Starts the system's `redis-server`; undefined where there is none. On a build server (`CI`) that is a failure. */
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
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore', env: withoutPreload },
  );
  // A test runner that is cut off must not leave a server behind.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<Error>((resolve) => {
    server.once('error', resolve);
    server.once('exit', (code) => resolve(new Error(`redis-server ended with ${code}`)));
  });
  const url = `redis://127.0.0.1:${port}`;
  const stop = async () => {
    process.off('exit', kill);
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = await Promise.race([ended, answering(url)]);
  if (failed) {
    await stop();
    throw failed;
  }
  return { url, stop };
}

/** Resolves once it answers, or with the reason why it does not. */
async function answering(url: string): Promise<Error | undefined> {
  for (const began = Date.now(); ; await sleep(50)) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    // An error that nobody listens to would end the process; connect() rejects with it as well.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.close();
      return undefined;
    } catch (error) {
      if (Date.now() - began > startLimitMs) return new Error('redis-server does not answer', { cause: error });
    }
  }
}
