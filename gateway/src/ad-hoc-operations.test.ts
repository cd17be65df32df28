import { getIntrospectionQuery } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { getErrorCode, post, startSubgraphs } from './testing/gateways.ts';

const { startGateway, close } = await startSubgraphs();
const limitedGateway = await startGateway({ EXPLORER: 'true', AD_HOC_OPERATIONS_PER_MINUTE: '12' });
/** Open to everyone, with the default limit of ad-hoc operations. */
const openGateway = await startGateway({ EXPLORER: 'true' });
afterAll(close);

describe('ad-hoc operations', () => {
  it('hides upstream error details (ERRORS-30)', async () => {
    const response = await post(limitedGateway, { query: '{ clubs { key } }' });
    expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(JSON.stringify(response.body)).not.toContain('secret detail');
  });

  it('enforces the cost limit and the rate limit of ad-hoc operations', async () => {
    const nest = `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on Query { market { code } }`;
    expect(getErrorCode(await post(limitedGateway, { query: nest }))).toBe('OPERATION_TOO_COSTLY');
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => post(limitedGateway, { query: '{ market { code } }' })),
    );
    expect(responses.filter((response) => response.status === 429).map(getErrorCode)).toContain('TOO_MANY_REQUESTS');
    expect(responses.some((response) => response.status === 200)).toBe(true);
  });

  it.each([
    ['lists', `{ category(key: ${'['.repeat(900)}${']'.repeat(900)}) { key } }`],
    ['objects', `{ products(input: ${'{a:'.repeat(480)}1${'}'.repeat(480)}) { total } }`],
    ['list types', `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { market { code } }`],
    ['lists in a directive', `{ market @include(if: ${'['.repeat(900)}${']'.repeat(900)}) { code } }`],
  ])('refuses a document with deeply nested %s', async (_case, query) => {
    const response = await post(openGateway, { query });
    expect({ status: response.status, code: getErrorCode(response) }).toEqual({
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
  });

  it('ignores the cost of an operation in the document that is not executed', async () => {
    const nest = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    const query = `query A { market { code } } query B { ...F0 } ${nest} fragment F40 on Query { market { code } }`;
    expect(await post(openGateway, { query, operationName: 'A' })).toMatchObject({ status: 200 });
    expect(getErrorCode(await post(openGateway, { query, operationName: 'B' }))).toBe('OPERATION_TOO_COSTLY');
  });

  it.each([
    ['an operation name that is not in the document', 'query A { market { code } }', 'B', 400],
    ['no operation name for several operations', 'query A { market { code } } query B { market { code } }', null, 400],
    ['an empty operation name for one operation', 'query A { market { code } }', '', 200],
  ])('for %s responds with the expected status', async (_case, query, operationName, status) => {
    expect((await post(openGateway, { query, operationName })).status).toBe(status);
  });

  it('runs standard introspection and refuses introspection that follows type cycles', async () => {
    const standard = await post(openGateway, { query: getIntrospectionQuery(), operationName: 'IntrospectionQuery' });
    expect(standard).toMatchObject({ status: 200, body: { data: { __schema: { queryType: { name: 'Query' } } } } });
    const hostile = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }';
    expect(getErrorCode(await post(openGateway, { query: hostile }))).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
