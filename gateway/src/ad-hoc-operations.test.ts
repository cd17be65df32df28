import { getIntrospectionQuery } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { codeOf, post, startSubgraphs } from './testing/gateways.ts';

const { startGateway, close } = await startSubgraphs();
const open = await startGateway({ EXPLORER: 'true', AD_HOC_OPERATIONS_PER_MINUTE: '12' });
/** Open to everybody, with room for many ad-hoc operations. */
const roomy = await startGateway({ EXPLORER: 'true' });
afterAll(close);

describe('ad-hoc operations', () => {
  it('hides what an upstream said (ERRORS-30)', async () => {
    const answer = await post(open, { query: '{ clubs { key } }' });
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  });

  it('holds ad-hoc operations to the limits, and to a number a minute', async () => {
    const nest = `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on Query { market { code } }`;
    expect(codeOf(await post(open, { query: nest }))).toBe('OPERATION_TOO_COSTLY');
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(open, { query: '{ market { code } }' })));
    expect(answers.filter((answer) => answer.status === 429).map(codeOf)).toContain('TOO_MANY_REQUESTS');
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
  });

  it.each([
    ['lists', `{ category(key: ${'['.repeat(900)}${']'.repeat(900)}) { key } }`],
    ['objects', `{ products(input: ${'{a:'.repeat(480)}1${'}'.repeat(480)}) { total } }`],
    ['list types', `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { market { code } }`],
    ['lists in a directive', `{ market @include(if: ${'['.repeat(900)}${']'.repeat(900)}) { code } }`],
  ])('refuses a document that nests %s', async (_what, query) => {
    const caller = await post(roomy, { query });
    expect({ status: caller.status, code: codeOf(caller) }).toEqual({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('ignores an operation of the document that does not run, however much it would expand', async () => {
    const nest = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    const query = `query A { market { code } } query B { ...F0 } ${nest} fragment F40 on Query { market { code } }`;
    expect(await post(roomy, { query, operationName: 'A' })).toMatchObject({ status: 200 });
    expect(codeOf(await post(roomy, { query, operationName: 'B' }))).toBe('OPERATION_TOO_COSTLY');
  });

  it.each([
    ['a name that the document does not have', 'query A { market { code } }', 'B', 400],
    ['no name for several operations', 'query A { market { code } } query B { market { code } }', null, 400],
    ['an empty name for one operation', 'query A { market { code } }', '', 200],
  ])('answers %s', async (_what, query, operationName, status) => {
    expect((await post(roomy, { query, operationName })).status).toBe(status);
  });

  it('answers the standard introspection and refuses one that follows types around', async () => {
    const standard = await post(roomy, { query: getIntrospectionQuery(), operationName: 'IntrospectionQuery' });
    expect(standard).toMatchObject({ status: 200, body: { data: { __schema: { queryType: { name: 'Query' } } } } });
    const hostile = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }';
    expect(codeOf(await post(roomy, { query: hostile }))).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
