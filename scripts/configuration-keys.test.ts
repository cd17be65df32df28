import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globalConfigurationSchema, marketConfigurationSchema } from '@tarima/service-kit/configuration-schema';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listSourceFiles } from './source-files.ts';
import { subgraphNames } from './subgraph-names.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Keys that editors can set but no code reads yet, by the area that will read them. */
const planned: Readonly<Record<string, readonly string[]>> = {};

/** Lists the paths of all settings, e.g. `search.pageSize`; an object below the second level counts as one setting. */
function listKeys(schema: { readonly shape: z.core.$ZodLooseShape }): string[] {
  return Object.entries(schema.shape).flatMap(([group, value]) => {
    const { shape } = value as { shape?: object };
    return shape ? Object.keys(shape).map((key) => `${group}.${key}`) : [group];
  });
}

const keys = [...new Set([...listKeys(globalConfigurationSchema), ...listKeys(marketConfigurationSchema)])];

/** Code that several services share, without the schema, which names every key. */
const sharedTexts = listSourceFiles(['packages/service-kit/src'])
  .filter((file) => !file.includes('configuration'))
  .map((file) => readFileSync(`${root}${file}`, 'utf8'));

/** Source texts by service: one file may read a group of settings and another one a key of the group. */
const services = ['client/app', 'gateway/src', ...subgraphNames.map((name) => `subgraphs/${name}/src`)].map(
  (folder) => [...listSourceFiles([folder]).map((file) => readFileSync(`${root}${file}`, 'utf8')), ...sharedTexts],
);

function hasReader(path: string): boolean {
  const [group = '', key = group] = path.split('.');
  const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  return services.some(
    (texts) =>
      texts.some((text) => /configuration/i.test(text) && names(text, group)) && texts.some((text) => names(text, key)),
  );
}

describe('the configuration', () => {
  it('has a reader for every key that is not planned (CONFIGURATION-10)', () => {
    const unread = keys.filter((key) => !hasReader(key));
    expect(unread.toSorted()).toEqual(Object.values(planned).flat().toSorted());
  });
});
