import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const directory = new URL('../channels', import.meta.url).pathname;

/** Reads the pages, menus and bundles under `channels/`, by their paths in the database. */
export function readChannelDocuments(): Record<string, unknown> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files.map((file) => [`/channels/${file.replaceAll('\\', '/').slice(0, -'.yaml'.length)}`, readYaml(file)]),
  );
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(join(directory, file), 'utf8'));
  } catch (error) {
    throw new Error(`channels/${file} is not valid YAML`, { cause: error });
  }
}
