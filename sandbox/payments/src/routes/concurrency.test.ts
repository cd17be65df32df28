import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { startPayments } from '../testing/harness.ts';

// The embedded engine has one connection, which hides races; these need a server that really does things at once.
const server = await tryStartPostgres();
const payments = server && (await startPayments(await server.createDatabase()));
afterAll(async () => {
  await payments?.close();
  await server?.stop();
});

const many = 20;
const times = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)));

describe.skipIf(!payments)('on PostgreSQL, all at once', () => {
  const { call, request, seal, ledger } = payments ?? ({} as NonNullable<typeof payments>);

  it('processes a reference once', async () => {
    const body = request('4000000000001000');
    const answers = await times(() => call('POST', '/transactions', { ...body, card: seal('4000000000001000') }));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.referenceNumber}`)).size).toBe(1);
    expect(await ledger(body.cartId)).toEqual(['AUTHORISE']);
  });

  it('captures a transaction once', async () => {
    const body = request('4000000000001000');
    const { referenceNumber } = (await call('POST', '/transactions', body)).body;
    const answers = await times(() => call('POST', `/transactions/${referenceNumber}/capture`));
    expect(answers.map((answer) => answer.body.transactionType)).toEqual(Array(many).fill('s'));
    expect(await ledger(body.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it('ends capture against void without money taken', async () => {
    const body = request('4000000000001000');
    const { referenceNumber } = (await call('POST', '/transactions', body)).body;
    const answers = await times((index) =>
      call('POST', `/transactions/${referenceNumber}/${index % 2 ? 'capture' : 'void'}`),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const kinds = (await ledger(body.cartId)) ?? [];
    expect(kinds.at(-1)).toBe('VOID');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('keeps a card once, and one default in a wallet', async () => {
    const path = '/members/64010000770001/cards';
    const numbers = ['4000000000001000', '5200000000001005', '4000000000001091', '4000000000001059'];
    const answers = await times((index) => {
      const attemptId = `attempt-${index}`;
      const card = { ...seal(numbers[index % 4] ?? '', { attemptId }), attemptId };
      return call('POST', path, { card, isDefault: true });
    });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status !== 201).every(({ body }) => body.errorCode === '102')).toBe(true);
    const cards = (await call('GET', path)).body.items ?? [];
    expect(cards.filter((card) => card.isDefault)).toHaveLength(1);
  });
});
