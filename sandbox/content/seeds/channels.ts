import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const directory = new URL('../channels', import.meta.url).pathname;

/** The pages, menus and bundles under `channels/`, by the paths that the database keeps them at. */
export function channelDocuments(): Record<string, unknown> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files.map((file) => [`/channels/${file.replaceAll('\\', '/').slice(0, -'.yaml'.length)}`, read(file)]),
  );
}

function read(file: string): unknown {
  try {
    return parse(readFileSync(join(directory, file), 'utf8'));
  } catch (error) {
    throw new Error(`channels/${file} is not YAML`, { cause: error });
  }
}
