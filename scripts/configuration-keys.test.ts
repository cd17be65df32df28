import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globalConfigurationSchema, marketConfigurationSchema } from '@tarima/service-kit/configuration-schema';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { sourceFiles } from './source-files.ts';
import { subgraphNames } from './subgraph-names.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Keys that editors can already write and that no code reads yet, by the area that will. */
const planned: Readonly<Record<string, readonly string[]>> = {
  payments: ['payments.decisionManager', 'captcha.v2', 'captcha.v3', 'captcha.minimumScore'],
  invoicing: [
    'invoicing.electronicInvoice',
    'invoicing.fiscalCredit',
    'invoicing.finalCustomer',
    'invoicing.ticketMaximumCents',
    'invoicing.requiredFields',
  ],
  membership: [
    'membership.apiV2',
    'membership.statusWaitsSeconds',
    'membership.allowedExpiredStatuses',
    'membership.blockedStatuses',
    'membership.requiredRenewalFields',
    'membership.hidePrice',
    'membership.priceInUsd',
  ],
  catalog: ['features.priceInUsd'],
};

/** Paths of all settings of a document: `search.pageSize`; a setting's own shape, such as bounds, counts as one. */
function keysOf(schema: { readonly shape: z.core.$ZodLooseShape }): string[] {
  return Object.entries(schema.shape).flatMap(([group, value]) => {
    const { shape } = value as { shape?: object };
    return shape ? Object.keys(shape).map((key) => `${group}.${key}`) : [group];
  });
}

const keys = [...new Set([...keysOf(globalConfigurationSchema), ...keysOf(marketConfigurationSchema)])];

/** The sources of each service: what takes a group of settings and what uses a key of it may be two files. */
const services = ['client/app', 'gateway/src', ...subgraphNames.map((name) => `subgraphs/${name}/src`)].map((folder) =>
  sourceFiles([folder]).map((file) => readFileSync(`${root}${file}`, 'utf8')),
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
