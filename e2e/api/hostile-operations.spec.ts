import { getIntrospectionQuery } from 'graphql';
import { createGraphClient, type GraphAnswer, registered } from '../graph/graph-client.ts';
import { hashOf, operations } from '../graph/operations.ts';
import { costaRica, guestOf } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

/** Fragments that each spread the next one twice: 2^levels fields from a few hundred bytes. */
function nestOfFragments(levels: number): string {
  const nest = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Product { ...F${level + 1} ...F${level + 1} }`,
  );
  return `{ product(key: "110101-1") { ...F0 } } ${nest.join(' ')} fragment F${levels} on Product { key }`;
}

const deep = (levels: number) => `{ category(key: "a") { ${'children { '.repeat(levels)}key${' }'.repeat(levels)} } }`;
const manyAliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: market { code }`).join(' ')} }`;
const costly = '{ orders(first: 1000000) { nodes { orderNumber } } }';
const circular = '{ market { ...A } } fragment A on Market { ...B } fragment B on Market { ...A }';

const twoOperations = `query A($n: Int = 10000) { products(input: { pageSize: $n }) { items { key name brand slug } } }
  query B($n: Int = 1) { products(input: { pageSize: $n }) { total } }`;
const nestedIntrospection = (levels: number) =>
  `{ __schema { types { ${'fields { type { '.repeat(levels)}name${' } }'.repeat(levels)} } } }`;

interface Hostile {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: object;
}

const hostile: readonly (readonly [string, string | Hostile, readonly string[]])[] = [
  ['a nest of fragments', nestOfFragments(24), ['OPERATION_TOO_COSTLY']],
  ['fragments in a circle', circular, ['GRAPHQL_VALIDATION_FAILED']],
  ['a depth of 30', deep(30), ['OPERATION_TOO_DEEP']],
  ['1,000 aliases', manyAliases(1_000), ['OPERATION_TOO_MANY_ALIASES', 'OPERATION_TOO_LARGE']],
  ['a page of a million', costly, ['OPERATION_TOO_COSTLY']],
  ['a costly operation beside a cheap one', { query: twoOperations, operationName: 'A' }, ['OPERATION_TOO_COSTLY']],
  ['introspection that follows types around', nestedIntrospection(4), ['GRAPHQL_VALIDATION_FAILED']],
  ['introspection of 30 levels', nestedIntrospection(14), ['OPERATION_TOO_DEEP']],
  ['20,000 tokens', `{ ${'market { code } '.repeat(5_000)} }`, ['OPERATION_TOO_LARGE']],
];
const rounds = 10;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('operations made to hurt are refused in milliseconds while shoppers go on', async ({ stack }, testInfo) => {
  const shopper = guestOf(stack);
  await shopper.fillCart(['110101-1']);
  const attacker = createGraphClient({ url: stack.graphUrl, ...costaRica });
  const ordinary = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    do {
      const answer = await shopper.graph.send(registered(operations.cart, {}));
      expect(answer.status).toBe(200);
      times.push(answer.ms);
    } while (!until() || times.length < 20);
    return times;
  };

  const alone = await ordinary(() => true);
  let isOver = false;
  const meanwhile = ordinary(() => isOver);
  const refusals = new Map<string, number[]>();
  for (const [name, operation, codes] of hostile) {
    const body = typeof operation === 'string' ? { query: operation } : operation;
    for (let round = 0; round < rounds; round += 1) {
      const answer: GraphAnswer = await attacker.send(body);
      expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBe(400);
      expect(codes).toContain(answer.codes[0]);
      refusals.set(name, [...(refusals.get(name) ?? []), answer.ms]);
    }
  }
  isOver = true;
  const beside = await meanwhile;

  // Times are printed, not checked: a busy machine must not fail a test.
  const base = median(alone);
  const told = [
    `reading a cart alone ${base.toFixed(1)} ms; beside the attack ${(median(beside) / base).toFixed(2)} of that`,
    ...[...refusals].map(([name, times]) => `${name}: refused in ${(median(times) / base).toFixed(2)} of that`),
  ];
  testInfo.annotations.push({ type: 'times', description: told.join('; ') });
  process.stdout.write(`${told.map((line) => `  ${line}`).join('\n')}\n`);
});

test('the standard introspection passes', async ({ stack }) => {
  const graph = createGraphClient({ url: stack.graphUrl, ...costaRica });
  const answer = await graph.send({ query: getIntrospectionQuery(), operationName: 'IntrospectionQuery' });
  expect([answer.status, answer.codes]).toEqual([200, []]);
});

test('a body nested 2,000 deep is refused by the graph and by the shop', async ({ stack }) => {
  const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operations.cart.name) } };
  const body = `{"operationName":"${operations.cart.name}","variables":{"x":${deep}},"extensions":${JSON.stringify(extensions)}}`;
  for (const url of [stack.graphUrl, `${stack.shopUrl}/graphql`]) {
    const answer = await createGraphClient({ url, ...costaRica }).send(body);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'BODY_TOO_DEEP']);
  }
});
