import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  sql,
  type Transaction,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { createCheckpoints } from './embedded-checkpoints.ts';
import { migrateSchema } from './migrate-schema.ts';
import { createStatementCounts, prepareStatements } from './prepared-statements.ts';

/** A database (`sandbox` or `store`) that several services share. Each service has its own schema. */
export interface Database {
  /** Migrates a service's schema and returns its query builder. Migrations run in the order of their names. */
  schema<Tables>(name: string, migrations: Readonly<Record<string, Migration>>): Promise<Kysely<Tables>>;
  /**
   * Executes raw SQL, for libraries that generate SQL (pg-boss). Without `values`, the text can contain several statements;
   * the result has the rows of all of them.
   */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** For log messages and readiness only; behaviour must not depend on it. */
  readonly engine: 'pglite' | 'postgres';
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a database by URL: `postgres://…`, `pglite:///absolute/folder` (embedded, one process) or `pglite://memory`.
 */
export async function openDatabase(url: string, options: { poolSize?: number } = {}): Promise<Database> {
  const isEmbedded = url.startsWith('pglite://');
  const engine = isEmbedded
    ? createPgliteEngine(url.slice('pglite://'.length))
    : createPostgresEngine(url, options.poolSize ?? 10);
  const kysely = new Kysely<Record<string, never>>({ dialect: guardDialect(engine.dialect, isEmbedded) });
  await createExtensions(kysely);

  return {
    engine: isEmbedded ? 'pglite' : 'postgres',
    async schema<Tables>(name: string, migrations: Readonly<Record<string, Migration>>) {
      await migrateSchema(kysely, name, migrations);
      return (kysely as unknown as Kysely<Tables>).withSchema(name);
    },
    async execute(text, values = []) {
      if (values.length === 0) return { rows: await kysely.connection().execute(() => engine.script(text)) };
      const result = await kysely.executeQuery<Record<string, unknown>>({
        sql: text,
        parameters: values,
        query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
        queryId: { queryId: text.slice(0, 32) },
      });
      return { rows: result.rows };
    },
    async ping() {
      await sql`select 1`.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}

/** Key of the advisory lock under which extensions are created. */
const extensionsLock = 7_140_201;

/** `if not exists` alone fails when two processes create an extension at the same moment (CONFIGURATION-39). */
const createExtensions = (db: Kysely<Record<string, never>>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${extensionsLock})`.execute(trx);
    await sql`create extension if not exists unaccent`.execute(trx);
    await sql`create extension if not exists pg_trgm`.execute(trx);
  });

/**
 * Runs `work` in a transaction. Inside, use only the given `trx`: with one connection, any other query would deadlock, so
 * it is rejected with `NestedQueryError`. Do not make network calls inside.
 */
export function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const scope: TransactionScope = { isActive: false, afterCommit: [] };
  return transactionScope.run(scope, async () => {
    const result = await db
      .transaction()
      .execute(async (trx) => {
        scope.isActive = true;
        return work(trx);
      })
      .finally(() => {
        scope.isActive = false;
      });
    for (const callback of scope.afterCommit) callback();
    return result;
  });
}

/** Runs `work` after the surrounding transaction commits, and never after a rollback; immediately outside a transaction. */
export function runAfterCommit(work: () => void): void {
  const scope = transactionScope.getStore();
  if (scope?.isActive) scope.afterCommit.push(work);
  else work();
}

/** A query outside its surrounding transaction. With one connection it would deadlock. */
export class NestedQueryError extends Error {
  constructor() {
    super('A query was sent outside its surrounding transaction; use the transaction.');
    this.name = 'NestedQueryError';
  }
}

interface TransactionScope {
  isActive: boolean;
  readonly afterCommit: (() => void)[];
}

const transactionScope = new AsyncLocalStorage<TransactionScope>();

/** A database engine: its Kysely dialect and a way to run a script of several statements. */
interface Engine {
  readonly dialect: Dialect;
  script(text: string): Promise<Record<string, unknown>[]>;
}

/**
 * Settings of the embedded database. By default it fills 128 MB of memory with copies of pages that are in the system's
 * file cache as well. `max_wal_size` limits what a checkpoint keeps of the log (`createCheckpoints`).
 */
const embeddedSettings = { shared_buffers: '16MB', max_wal_size: '64MB', min_wal_size: '32MB' };

const embeddedOptions = {
  extensions: { unaccent, pg_trgm },
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(embeddedSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
};

/** The files of an empty in-memory database. Creating them takes seconds, so a process creates them once. */
let emptyDatabase: Promise<File | Blob> | undefined;

async function createInMemory(): Promise<PGlite> {
  emptyDatabase ??= dumpEmptyDatabase();
  return PGlite.create({ ...embeddedOptions, loadDataDir: await emptyDatabase });
}

async function dumpEmptyDatabase(): Promise<File | Blob> {
  const pglite = await PGlite.create(embeddedOptions);
  const files = await pglite.dumpDataDir('none');
  await pglite.close();
  return files;
}

function createInFolder(path: string): Promise<PGlite> {
  mkdirSync(path, { recursive: true });
  return PGlite.create(path, embeddedOptions);
}

function createPgliteEngine(path: string): Engine {
  let instance: Promise<PGlite> | undefined;
  const open = () => {
    instance ??= path === 'memory' ? createInMemory() : createInFolder(path);
    return instance;
  };
  return {
    dialect: new PGliteDialect({ pglite: open }),
    async script(text) {
      const pglite = await open();
      try {
        const results = await pglite.exec(text);
        return results.flatMap(({ rows }) => rows);
      } catch (error) {
        // Otherwise a script that fails inside its own transaction leaves the shared connection in that transaction.
        await pglite.exec('rollback');
        throw error;
      }
    },
  };
}

/** Longer than the waits of periodic tasks (30 and 60 s), which would otherwise open a connection for each run. */
const idleTimeoutMillis = 150_000;

function createPostgresEngine(url: string, max: number): Engine {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis });
  // The pool replaces an idle connection that the server closed. Without a listener, its error would end the process.
  const ignore = () => undefined;
  pool.on('error', ignore);
  const counts = createStatementCounts();
  pool.on('connect', (client) => {
    client.on('error', ignore);
    prepareStatements(client, counts);
  });
  return {
    dialect: new PostgresDialect({ pool }),
    async script(text) {
      const results: pg.QueryResult | pg.QueryResult[] = await pool.query(text);
      return [results].flat().flatMap(({ rows }) => rows);
    },
  };
}

/**
 * Adds the nested-query guard to a dialect and, for the embedded engine, checkpoints and a queue for its single connection. The queue also
 * yields to the event loop, because queries of the embedded engine resolve without yielding. It replaces Kysely's
 * connection mutex, which would block before the guard runs.
 */
function guardDialect(dialect: Dialect, isExclusive: boolean): Dialect {
  return {
    createAdapter: () =>
      new Proxy(dialect.createAdapter(), {
        get: (target, property) =>
          property === 'supportsMultipleConnections' ? true : bindMethod(target, Reflect.get(target, property, target)),
      }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const queue = isExclusive ? new ConnectionQueue() : undefined;
      const limitLog = isExclusive ? createCheckpoints() : undefined;
      const acquire: Driver['acquireConnection'] = async (options) => {
        if (transactionScope.getStore()?.isActive) throw new NestedQueryError();
        await queue?.enter();
        try {
          return await driver.acquireConnection(options);
        } catch (error) {
          queue?.leave();
          throw error;
        }
      };
      const release = async (connection: DatabaseConnection) => {
        await limitLog?.(connection);
        queue?.leave();
        await driver.releaseConnection(connection);
      };
      return new Proxy(driver, {
        get(target, property) {
          if (property === 'acquireConnection') return acquire;
          if (property === 'releaseConnection') return release;
          return bindMethod(target, Reflect.get(target, property, target));
        },
      });
    },
  };
}

function bindMethod(target: object, value: unknown): unknown {
  return typeof value === 'function' ? value.bind(target) : value;
}

const yieldIntervalMs = 10;

class ConnectionQueue {
  #isBusy = false;
  #waiting: (() => void)[] = [];
  #lastYield = performance.now();

  async enter(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    if (performance.now() - this.#lastYield > yieldIntervalMs) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#lastYield = performance.now();
    }
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }
}
