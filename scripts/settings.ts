import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { listSourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Variables that the machine, npm or the build server sets. */
const platformVariables = new Set(['PATH', 'HOME', 'CI', 'INIT_CWD', 'NODE_ENV', 'NODE_OPTIONS']);

/** Variables that a command sets for its child processes and tools. */
const internalVariables = new Set([
  'BODY_FOLDER',
  'PROFILE_FOLDER',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'LINGUI_CONFIG',
  'TARIMA_STACK',
  'WORKER_NUMBER',
]);

const isSetting = (name: string) => !platformVariables.has(name) && !internalVariables.has(name);
const folders = ['bench', 'client', 'e2e', 'gateway', 'packages', 'sandbox', 'scripts', 'subgraphs'];

/** Default values by setting, one per service that has a default. */
export type Settings = ReadonlyMap<string, readonly string[]>;

/** Finds every setting that the code reads: in the schemas of `env.ts` files, directly, and in docker-compose.yml. */
export async function readSettings(): Promise<Settings> {
  const settings = new Map<string, string[]>();
  const add = (name: string, ...defaults: string[]) => settings.set(name, [...(settings.get(name) ?? []), ...defaults]);

  const sources = listSourceFiles(folders);
  for (const file of sources.filter((source) => source.endsWith('/env.ts'))) {
    const { schema } = (await import(pathToFileURL(`${root}${file}`).href)) as { schema?: unknown };
    // Files without a schema export parts of schemas.
    if (!(schema instanceof z.ZodObject)) continue;
    for (const [name, setting] of Object.entries(schema.shape)) {
      if (name === 'NODE_ENV' || isSetting(name)) add(name, ...readDefaults(setting));
    }
  }
  for (const name of findDirectReads(sources)) add(name);
  return settings;
}

function readDefaults(setting: z.core.$ZodType): string[] {
  // A list setting is a pipe: its input schema has the default.
  if (setting instanceof z.ZodPipe) return readDefaults(setting.def.in);
  return setting instanceof z.ZodDefault ? [String(setting.def.defaultValue)] : [];
}

function findDirectReads(sources: readonly string[]): string[] {
  const reads = sources.flatMap((file) => findNames(file, /process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g));
  return [...reads, ...findNames('docker-compose.yml', /\$\{([A-Z][A-Z0-9_]+)/g)].filter(isSetting);
}

function findNames(file: string, pattern: RegExp): string[] {
  return [...readFileSync(`${root}${file}`, 'utf8').matchAll(pattern)].map(([, name]) => String(name));
}
