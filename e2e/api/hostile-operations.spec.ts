import { getIntrospectionQuery } from 'graphql';
import { createGraphClient, createRegisteredRequest, type GraphResponse } from '../graph/graph-client.ts';
import { getOperationHash, operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

/** Creates fragments that each spread the next one twice: 2^levels fields in a few hundred bytes. */
function createNestedFragments(levels: number): string {
  const nest = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Product { ...F${level + 1} ...F${level + 1} }`,
  );
  return `{ product(key: "110101-1") { ...F0 } } ${nest.join(' ')} fragment F${levels} on Product { key }`;
}

const createDeepQuery = (levels: number) =>
  `{ category(key: "a") { ${'children { '.repeat(levels)}key${' }'.repeat(levels)} } }`;
const createAliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: market { code }`).join(' ')} }`;
const costlyQuery = '{ orders(first: 1000000) { nodes { orderNumber } } }';
const cyclicFragments = '{ market { ...A } } fragment A on Market { ...B } fragment B on Market { ...A }';

const twoOperations = `query A($n: Int = 10000) { products(input: { pageSize: $n }) { items { key name brand slug } } }
  query B($n: Int = 1) { products(input: { pageSize: $n }) { total } }`;
const createNestedIntrospection = (levels: number) =>
  `{ __schema { types { ${'fields { type { '.repeat(levels)}name${' } }'.repeat(levels)} } } }`;

interface HostileOperation {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: object;
}

const hostileOperations: readonly (readonly [string, string | HostileOperation, readonly string[]])[] = [
  ['nested fragments', createNestedFragments(24), ['OPERATION_TOO_COSTLY']],
  ['cyclic fragments', cyclicFragments, ['GRAPHQL_VALIDATION_FAILED']],
  ['a depth of 30', createDeepQuery(30), ['OPERATION_TOO_DEEP']],
  ['1,000 aliases', createAliases(1_000), ['OPERATION_TOO_MANY_ALIASES', 'OPERATION_TOO_LARGE']],
  ['a page of a million items', costlyQuery, ['OPERATION_TOO_COSTLY']],
  ['a costly operation next to a cheap one', { query: twoOperations, operationName: 'A' }, ['OPERATION_TOO_COSTLY']],
  ['introspection that follows type cycles', createNestedIntrospection(4), ['GRAPHQL_VALIDATION_FAILED']],
  ['introspection of 30 levels', createNestedIntrospection(14), ['OPERATION_TOO_DEEP']],
  ['20,000 tokens', `{ ${'market { code } '.repeat(5_000)} }`, ['OPERATION_TOO_LARGE']],
];
const rounds = 10;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('refuses hostile operations without slowing down other requests', async ({ stack }, testInfo) => {
  const shopper = createGuestShopper(stack);
  await shopper.fillCart(['110101-1']);
  const attacker = createGraphClient({ url: stack.graphUrl, ...costaRica });
  const measureCartReads = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    do {
      const response = await shopper.graph.send(createRegisteredRequest(operations.cart, {}));
      expect(response.status).toBe(200);
      times.push(response.ms);
    } while (!until() || times.length < 20);
    return times;
  };

  const timesAlone = await measureCartReads(() => true);
  let isOver = false;
  const pendingReads = measureCartReads(() => isOver);
  const refusals = new Map<string, number[]>();
  for (const [name, operation, codes] of hostileOperations) {
    const body = typeof operation === 'string' ? { query: operation } : operation;
    for (let round = 0; round < rounds; round += 1) {
      const response: GraphResponse = await attacker.send(body);
      expect(response.status, `${name}: ${response.text.slice(0, 300)}`).toBe(400);
      expect(codes).toContain(response.codes[0]);
      refusals.set(name, [...(refusals.get(name) ?? []), response.ms]);
    }
  }
  isOver = true;
  const timesDuringAttack = await pendingReads;

  // Times are printed, not asserted, so that a busy machine does not fail the test.
  const base = median(timesAlone);
  const report = [
    `reading a cart takes ${base.toFixed(1)} ms; during the attack ${(median(timesDuringAttack) / base).toFixed(2)} times that`,
    ...[...refusals].map(([name, times]) => `${name}: refused in ${(median(times) / base).toFixed(2)} times that`),
  ];
  testInfo.annotations.push({ type: 'times', description: report.join('; ') });
  process.stdout.write(`${report.map((line) => `  ${line}`).join('\n')}\n`);
});

test('runs the standard introspection query', async ({ stack }) => {
  const graph = createGraphClient({ url: stack.graphUrl, ...costaRica });
  const response = await graph.send({ query: getIntrospectionQuery(), operationName: 'IntrospectionQuery' });
  expect([response.status, response.codes]).toEqual([200, []]);
});

test('refuses a body nested 2,000 levels deep, at the graph and at the shop', async ({ stack }) => {
  const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
  const extensions = { persistedQuery: { version: 1, sha256Hash: getOperationHash(operations.cart.name) } };
  const body = `{"operationName":"${operations.cart.name}","variables":{"x":${deep}},"extensions":${JSON.stringify(extensions)}}`;
  for (const url of [stack.graphUrl, `${stack.shopUrl}/graphql`]) {
    const response = await createGraphClient({ url, ...costaRica }).send(body);
    expect([response.status, JSON.parse(response.text).code]).toEqual([400, 'BODY_TOO_DEEP']);
  }
});
