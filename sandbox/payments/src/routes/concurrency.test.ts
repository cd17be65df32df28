import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { startPayments } from '../testing/harness.ts';

// The embedded engine has one connection and hides races, so these tests need a real PostgreSQL server.
const server = await tryStartPostgres();
const payments = server && (await startPayments(await server.createDatabase()));
afterAll(async () => {
  await payments?.close();
  await server?.stop();
});

const parallelCalls = 20;
const runInParallel = <Result>(task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: parallelCalls }, (_, index) => task(index)));

describe.skipIf(!payments)('parallel calls on PostgreSQL', () => {
  const { call, request, encryptCard, readLedger } = payments ?? ({} as NonNullable<typeof payments>);

  it('process one reference once', async () => {
    const body = request('4000000000001000');
    const responses = await runInParallel(() =>
      call('POST', '/transactions', { ...body, card: encryptCard('4000000000001000') }),
    );
    expect(new Set(responses.map((response) => `${response.status} ${response.body.referenceNumber}`)).size).toBe(1);
    expect(await readLedger(body.cartId)).toEqual(['AUTHORISE']);
  });

  it('capture a transaction once', async () => {
    const body = request('4000000000001000');
    const { referenceNumber } = (await call('POST', '/transactions', body)).body;
    const responses = await runInParallel(() => call('POST', `/transactions/${referenceNumber}/capture`));
    expect(responses.map((response) => response.body.transactionType)).toEqual(Array(parallelCalls).fill('s'));
    expect(await readLedger(body.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it('leave no captured amount when capture and void race', async () => {
    const body = request('4000000000001000');
    const { referenceNumber } = (await call('POST', '/transactions', body)).body;
    const responses = await runInParallel((index) =>
      call('POST', `/transactions/${referenceNumber}/${index % 2 ? 'capture' : 'void'}`),
    );
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const kinds = (await readLedger(body.cartId)) ?? [];
    expect(kinds.at(-1)).toBe('VOID');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('save each card once and keep one default', async () => {
    const path = '/members/64010000770001/cards';
    const numbers = ['4000000000001000', '5200000000001005', '4000000000001091', '4000000000001059'];
    const responses = await runInParallel((index) => {
      const attemptId = `attempt-${index}`;
      const card = { ...encryptCard(numbers[index % 4] ?? '', { attemptId }), attemptId };
      return call('POST', path, { card, isDefault: true });
    });
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(responses.filter(({ status }) => status !== 201).every(({ body }) => body.errorCode === '102')).toBe(true);
    const cards = (await call('GET', path)).body.items ?? [];
    expect(cards.filter((card) => card.isDefault)).toHaveLength(1);
  });
});
