import { join } from 'node:path';
import pg from 'pg';

/** Addresses of the sandbox database and the store database. */
export interface DatabaseUrls {
  readonly sandbox: string;
  readonly store: string;
}

/** Returns the addresses of embedded databases in the data directory. */
export function getEmbeddedDatabases(dataDirectory: string): DatabaseUrls {
  return { sandbox: `pglite://${join(dataDirectory, 'sandbox')}`, store: `pglite://${join(dataDirectory, 'store')}` };
}

/** Creates the databases `sandbox` and `store` on the server of `url` if they do not exist, and returns their addresses. */
export async function ensureServerDatabases(url: string): Promise<DatabaseUrls> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const name of ['sandbox', 'store']) {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
    }
  } finally {
    await client.end();
  }
  return { sandbox: replaceDatabase(url, 'sandbox'), store: replaceDatabase(url, 'store') };
}

function replaceDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}
