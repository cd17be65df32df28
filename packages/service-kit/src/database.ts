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
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';

/** One database (`sandbox` or `store`), shared by the services that live in it, each in a schema of its own. */
export interface Database {
  /**
   * Brings a service's schema up to date and returns its query builder. `migrations` are run in the order of their names.
   */
  schema<Tables>(name: string, migrations: Readonly<Record<string, Migration>>): Promise<Kysely<Tables>>;
  /**
   * Sends SQL as it is, for libraries with SQL of their own (pg-boss). Without values it may be several statements; the
   * rows are those of all of them.
   */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** `pglite` or `postgres`; for start-up messages and readiness, never for behaviour. */
  readonly engine: 'pglite' | 'postgres';
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a database by address: `postgres://…`, `pglite:///absolute/folder` (embedded, one process) or
 * `pglite://memory`.
 */
export async function openDatabase(url: string, options: { poolSize?: number } = {}): Promise<Database> {
  const embedded = url.startsWith('pglite://');
  const engine = embedded ? pgliteEngine(url.slice('pglite://'.length)) : postgresEngine(url, options.poolSize ?? 10);
  const kysely = new Kysely<Record<string, never>>({ dialect: guarded(engine.dialect, embedded) });
  await sql`create extension if not exists unaccent`.execute(kysely);
  await sql`create extension if not exists pg_trgm`.execute(kysely);

  return {
    engine: embedded ? 'pglite' : 'postgres',
    async schema<Tables>(name: string, migrations: Readonly<Record<string, Migration>>) {
      const migrator = new Migrator({
        db: kysely.withSchema(name),
        provider: { getMigrations: async () => ({ ...migrations }) },
        migrationTableSchema: name,
      });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
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

/**
 * Runs `work` in a transaction. Inside, only the given `trx` may be used: any other query waits for the one
 * connection that this transaction holds, so it is refused instead (`NestedQueryError`). Do no network call inside.
 */
export function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const scope: TransactionScope = { inside: false, afterCommit: [] };
  return transactionScope.run(scope, async () => {
    const result = await db
      .transaction()
      .execute(async (trx) => {
        scope.inside = true;
        return work(trx);
      })
      .finally(() => {
        scope.inside = false;
      });
    for (const follow of scope.afterCommit) follow();
    return result;
  });
}

/** Runs `work` once the surrounding transaction has been committed, never when it fails; at once outside of one. */
export function afterCommit(work: () => void): void {
  const scope = transactionScope.getStore();
  if (scope?.inside) scope.afterCommit.push(work);
  else work();
}

/** A query outside the transaction that surrounds it: with one connection it would wait for itself for ever. */
export class NestedQueryError extends Error {
  constructor() {
    super('A query was sent past the transaction that surrounds it; use the transaction.');
    this.name = 'NestedQueryError';
  }
}

interface TransactionScope {
  inside: boolean;
  readonly afterCommit: (() => void)[];
}

const transactionScope = new AsyncLocalStorage<TransactionScope>();

/** A database engine: how Kysely speaks to it, and how a script of several statements is run on it. */
interface Engine {
  readonly dialect: Dialect;
  script(text: string): Promise<Record<string, unknown>[]>;
}

const extensions = { unaccent, pg_trgm };

/** The files of an empty database in memory: making them takes seconds, so a process makes them once. */
let emptyDatabase: Promise<File | Blob> | undefined;

async function createInMemory(): Promise<PGlite> {
  emptyDatabase ??= dumpEmptyDatabase();
  return PGlite.create({ extensions, loadDataDir: await emptyDatabase });
}

async function dumpEmptyDatabase(): Promise<File | Blob> {
  const pglite = await PGlite.create({ extensions });
  const files = await pglite.dumpDataDir('none');
  await pglite.close();
  return files;
}

function createInFolder(path: string): Promise<PGlite> {
  mkdirSync(path, { recursive: true });
  return PGlite.create(path, { extensions });
}

function pgliteEngine(path: string): Engine {
  let opened: Promise<PGlite> | undefined;
  const open = () => {
    opened ??= path === 'memory' ? createInMemory() : createInFolder(path);
    return opened;
  };
  return {
    dialect: new PGliteDialect({ pglite: open }),
    async script(text) {
      const pglite = await open();
      try {
        const results = await pglite.exec(text);
        return results.flatMap(({ rows }) => rows);
      } catch (error) {
        // A script that failed inside its own transaction would leave the one connection in it for everybody.
        await pglite.exec('rollback');
        throw error;
      }
    },
  };
}

function postgresEngine(url: string, max: number): Engine {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 30_000 });
  // A connection that the server ends while nobody uses it is replaced at the next query; unheard, it would end the process.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    dialect: new PostgresDialect({ pool }),
    async script(text) {
      const results: pg.QueryResult | pg.QueryResult[] = await pool.query(text);
      return [results].flat().flatMap(({ rows }) => rows);
    },
  };
}

/**
 * The dialect with the nested-query guard and, for the embedded engine, a queue for its single connection that also
 * gives the event loop a turn (its queries resolve without ever yielding). The queue stands in for Kysely's own
 * connection mutex, which would wait before the guard is asked.
 */
function guarded(dialect: Dialect, exclusive: boolean): Dialect {
  return {
    createAdapter: () =>
      new Proxy(dialect.createAdapter(), {
        get: (target, property) =>
          property === 'supportsMultipleConnections' ? true : bound(target, Reflect.get(target, property, target)),
      }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const queue = exclusive ? new ConnectionQueue() : undefined;
      const acquire: Driver['acquireConnection'] = async (options) => {
        if (transactionScope.getStore()?.inside) throw new NestedQueryError();
        await queue?.enter();
        try {
          return await driver.acquireConnection(options);
        } catch (error) {
          queue?.leave();
          throw error;
        }
      };
      const release = async (connection: DatabaseConnection) => {
        queue?.leave();
        await driver.releaseConnection(connection);
      };
      return new Proxy(driver, {
        get(target, property) {
          if (property === 'acquireConnection') return acquire;
          if (property === 'releaseConnection') return release;
          return bound(target, Reflect.get(target, property, target));
        },
      });
    },
  };
}

function bound(target: object, value: unknown): unknown {
  return typeof value === 'function' ? value.bind(target) : value;
}

const turnMs = 10;

class ConnectionQueue {
  #busy = false;
  #waiting: (() => void)[] = [];
  #lastTurn = performance.now();

  async enter(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    if (performance.now() - this.#lastTurn > turnMs) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#lastTurn = performance.now();
    }
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
