import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { checkDocumented } from './testing/check-documented.ts';
import { startPayments, type TestPayments } from './testing/harness.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

describe('the OpenAPI document', () => {
  it('is served without a key', async () => {
    const served = await payments.app.inject({ url: '/openapi.json' });
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  });

  it('describes only routes that exist', () => {
    const documented = Object.entries(openApiDocument.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${path.replace(/\{(\w+)\}/g, ':$1')} ${method.toUpperCase()}`),
    );
    for (const entry of documented) {
      const [path = '', method = ''] = entry.split(' ');
      expect(payments.app.hasRoute({ method: method as 'GET', url: path }), entry).toBe(true);
    }
  });

  it('refuses a response that lacks a field, and a status that it does not describe', () => {
    expect(() => checkDocumented('GET', '/v1/transactions/T1', 200, { referenceNumber: 'T1' })).toThrow('status');
    expect(() => checkDocumented('GET', '/v1/transactions/T1', 418, {})).toThrow('not in the OpenAPI document');
  });
});
