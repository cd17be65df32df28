import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import type { Scanner } from './scanner.ts';

const embedded = 'pglite://';
const scratchName = 'canary';

/** Reads every row of every table of a database, and its files, into a scanner; those of an embedded one include its log. */
export async function readDatabase(url: string, scanner: Scanner): Promise<void> {
  const database = await openDatabase(url);
  let folders: readonly string[] = url.startsWith(embedded) ? [url.slice(embedded.length)] : [];
  try {
    await readRows(database, scanner);
    if (database.engine === 'postgres') folders = await findServerFolders(database);
  } finally {
    await database.close();
  }
  for (const folder of folders) readFiles(folder, scanner);
}

/** Creates a copy of a database with a text in a row. @returns its address and a function that removes it */
export async function plantInCopy(url: string, text: string): Promise<{ url: string; remove(): Promise<void> }> {
  if (url.startsWith(embedded)) {
    const folder = mkdtempSync(join(tmpdir(), 'tarima-canary-'));
    cpSync(url.slice(embedded.length), folder, { recursive: true });
    await insertText(`${embedded}${folder}`, text);
    return { url: `${embedded}${folder}`, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const server = await openDatabase(url);
  await server.execute(`create database ${scratchName}`);
  const copy = new URL(url);
  copy.pathname = `/${scratchName}`;
  await insertText(copy.href, text);
  const remove = async () => {
    await server.execute(`drop database ${scratchName}`);
    await server.close();
  };
  return { url: copy.href, remove };
}

async function insertText(url: string, text: string): Promise<void> {
  const database = await openDatabase(url);
  await database.execute('create table planted (content text not null)');
  await database.execute('insert into planted (content) values ($1)', [text]);
  await database.execute('checkpoint');
  await database.close();
}

async function readRows(database: Database, scanner: Scanner): Promise<void> {
  const { rows: tables } = await database.execute(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const { rows } = await database.execute(`select t::text as content from ${name} t`);
    for (const { content } of rows) scanner.read(`${content}\n`);
  }
}

/**
 * The files of the database, after everything in memory has been written. The write-ahead log is left out, because the
 * sandbox, which stores the planted mail, has its database on the same server.
 */
async function findServerFolders(database: Database): Promise<readonly string[]> {
  await database.execute('checkpoint');
  const { rows } = await database.execute(
    `select current_setting('data_directory') as folder, oid::text as oid from pg_database where datname = current_database()`,
  );
  return rows.map(({ folder, oid }) => join(String(folder), 'base', String(oid)));
}

function readFiles(folder: string, scanner: Scanner): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) scanner.read(readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  }
}
