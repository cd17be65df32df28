import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@tarima/service-kit/database';
import { getEmbeddedDatabases } from '../../scripts/databases.ts';
import { createSandboxEnvironment, type StackSettings } from '../../scripts/environment.ts';
import { startProcess } from '../../scripts/process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const templates = join(root, '.tarima', 'templates');

/** Files that determine the content of the databases. */
const seedSources = [
  'packages/service-kit/src/database.ts',
  'sandbox/*/migrations/*.ts',
  'sandbox/*/seeds/**/*',
  'sandbox/*/src/**/*.ts',
  'packages/markets/src/*.ts',
  'package-lock.json',
];

/**
 * Copies the embedded databases of a new stack into `settings.dataDirectory`: a seeded one for the sandbox and an empty one
 * for the store. The template is created once a day for each version of migrations and seeds, because campaigns, memberships
 * and past orders have dates relative to the day of seeding. Templates of other days are removed.
 */
export async function copyNewDatabases(settings: StackSettings): Promise<void> {
  const hash = hashFiles(seedSources);
  const template = join(templates, `${hash}-${new Date().toISOString().slice(0, 10)}`);
  if (!existsSync(template)) {
    await createTemplate(template, settings);
    for (const name of readdirSync(templates)) {
      const path = join(templates, name);
      if (path !== template && name.startsWith(`${hash}-2`)) rmSync(path, { recursive: true, force: true });
    }
  }
  for (const name of ['sandbox', 'store']) {
    cpSync(join(template, name), join(settings.dataDirectory, name), { recursive: true });
  }
}

async function createTemplate(template: string, settings: StackSettings): Promise<void> {
  const folder = `${template}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const databases = getEmbeddedDatabases(folder);
  const environment = createSandboxEnvironment({ ...settings, dataDirectory: folder, databases });
  const running = await startProcess({ name: 'seeding', script: 'sandbox/server.ts', environment });
  await running.stop();
  const store = await openDatabase(databases.store);
  await store.close();
  if (existsSync(template)) rmSync(folder, { recursive: true });
  else renameSync(folder, template);
}

function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns as string[], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
