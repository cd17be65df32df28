import { join } from 'node:path';
import pg from 'pg';

/** Addresses of the two databases: what the club's upstreams keep, and what the store keeps. */
export interface DatabaseUrls {
  readonly sandbox: string;
  readonly store: string;
}

/** Embedded databases in folders of the data directory. */
export function embeddedDatabases(dataDirectory: string): DatabaseUrls {
  return { sandbox: `pglite://${join(dataDirectory, 'sandbox')}`, store: `pglite://${join(dataDirectory, 'store')}` };
}

/** The databases `sandbox` and `store` on the server of `url`, created when they are missing. */
export async function serverDatabases(url: string): Promise<DatabaseUrls> {
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
  return { sandbox: withDatabase(url, 'sandbox'), store: withDatabase(url, 'store') };
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}
