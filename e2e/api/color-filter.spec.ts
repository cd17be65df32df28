import { z } from 'zod';
import { createGraphClient } from '../graph/graph-client.ts';
import { costaRica } from '../graph/shopper.ts';
import { fetchPartnerToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const responseSchema = z.object({
  products: z.object({
    total: z.int(),
    facets: z.array(
      z.object({
        key: z.string(),
        values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      }),
    ),
  }),
});

const query = `query ($input: ProductsInput!) {
  products(input: $input) { total facets { key values { value label count } } }
}`;

async function listProducts(stack: RunningStack, language: 'es' | 'en', input: object) {
  const client = createGraphClient({
    url: stack.graphUrl,
    ...costaRica,
    language,
    bearer: () => fetchPartnerToken(stack.identityUrl, 'catalog:read'),
  });
  const { status, text, data } = await client.send({ query, variables: { input } });
  expect(status, text.slice(0, 300)).toBe(200);
  const { total, facets } = responseSchema.parse(data).products;
  return { total, colors: facets.find(({ key }) => key === 'color')?.values ?? [] };
}

// The platform serves lists without a search text, the discovery service those with one.
for (const [engine, input] of [
  ['the platform', {}],
  ['the discovery service', { text: 'algodonal' }],
] as const) {
  test(`returns the same products for a colour filter in both languages, served by ${engine} (SEARCH-36)`, async ({
    stack,
  }) => {
    const { colors } = await listProducts(stack, 'es', input);
    const black = colors.find(({ label }) => label === 'Negro');
    expect(black).toMatchObject({ value: 'black' });
    const filters = [{ facet: 'color', values: ['black'] }];
    const spanish = await listProducts(stack, 'es', { ...input, filters });
    const english = await listProducts(stack, 'en', { ...input, filters });
    expect([spanish.total, english.total]).toEqual([black?.count, black?.count]);
    expect(english.colors).toContainEqual({ value: 'black', label: 'Black', count: black?.count });
  });
}
