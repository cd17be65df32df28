import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Variables of the machine, of npm and of build servers: nobody sets them for Tarima. */
const platformVariables = new Set(['PATH', 'HOME', 'CI', 'INIT_CWD', 'NODE_ENV', 'NODE_OPTIONS']);

/** What a process of a command sets for its children, or for a tool that it runs. */
const internalVariables = new Set([
  'BODY_FILE',
  'PROFILE_FOLDER',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'LINGUI_CONFIG',
  'TARIMA_STACK',
]);

const isSetting = (name: string) => !platformVariables.has(name) && !internalVariables.has(name);
const folders = ['bench', 'client', 'e2e', 'gateway', 'packages', 'sandbox', 'scripts', 'subgraphs'];

/** Default values by setting: one for each service that has one. */
export type Settings = ReadonlyMap<string, readonly string[]>;

/** Every setting that the code reads: by the schemas of `env.ts` files, directly, and in docker-compose.yml. */
export async function readSettings(): Promise<Settings> {
  const settings = new Map<string, string[]>();
  const add = (name: string, ...defaults: string[]) => settings.set(name, [...(settings.get(name) ?? []), ...defaults]);

  const sources = sourceFiles(folders);
  for (const file of sources.filter((source) => source.endsWith('/env.ts'))) {
    const { schema } = (await import(pathToFileURL(`${root}${file}`).href)) as { schema?: unknown };
    // Files without a schema of their own export parts for the others.
    if (!(schema instanceof z.ZodObject)) continue;
    for (const [name, setting] of Object.entries(schema.shape)) {
      if (name === 'NODE_ENV' || isSetting(name)) add(name, ...defaultsOf(setting));
    }
  }
  for (const name of directReads(sources)) add(name);
  return settings;
}

function defaultsOf(setting: z.core.$ZodType): string[] {
  // A list is written as text: the default stands before the step that splits it.
  if (setting instanceof z.ZodPipe) return defaultsOf(setting.def.in);
  return setting instanceof z.ZodDefault ? [String(setting.def.defaultValue)] : [];
}

function directReads(sources: readonly string[]): string[] {
  const reads = sources.flatMap((file) => namesIn(file, /process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g));
  return [...reads, ...namesIn('docker-compose.yml', /\$\{([A-Z][A-Z0-9_]+)/g)].filter(isSetting);
}

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(`${root}${file}`, 'utf8').matchAll(pattern)].map(([, name]) => String(name));
}
