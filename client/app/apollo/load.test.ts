import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseOperation } from '../testing/operation.ts';
import { createApolloClient } from './create-client.ts';
import { GraphTransportError } from './graph-transport.ts';
import { createPageLoads } from './load.ts';
import {
  type PrivateDocument,
  type PublicDocument,
  privateOperation,
  publicOperation,
} from './registered-operation.ts';

type None = Record<string, never>;
interface Declared {
  readonly public: readonly ['ForAll'];
  readonly private: readonly ['Own'];
}

const forAll = publicOperation<{ forAll: string }, None, 'ForAll'>('a', parseOperation('query ForAll { forAll }'));
const own = privateOperation<{ own: string }, None, 'Own'>('b', parseOperation('query Own { own }'));

it('requests cached data of a page once, and fresh data each time', async () => {
  const sent: string[] = [];
  const client = createApolloClient({
    ssr: false,
    send: async ({ operationName }) => {
      sent.push(operationName);
      return { data: { [operationName === 'Own' ? 'own' : 'forAll']: `response ${sent.length}` } };
    },
  });
  const { loadPublic, loadPrivate, loadFresh } = createPageLoads<Declared>(client);
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await loadPublic(forAll, {})).toEqual({ forAll: 'response 1' });
    expect(await loadPrivate(own, {})).toEqual({ own: 'response 2' });
  }
  expect(await loadFresh(own, {})).toEqual({ own: 'response 3' });
  expect(sent).toEqual(['ForAll', 'Own', 'Own']);
});

describe('loadPartial', () => {
  const order = privateOperation<{ own: { total: number; refunds: number | null } | null }, None, 'Own'>(
    'b',
    parseOperation('query Own { own { total refunds } }'),
  );
  const errors = [{ message: 'payments is down' }];
  const load = (data: object | null) => {
    const client = createApolloClient({ ssr: false, send: async () => ({ data, errors }) as never });
    return createPageLoads<Declared>(client).loadPartial(order, {}, ({ own }) => own !== null);
  };

  it('returns the data without the field that failed (ORDERS-250)', async () => {
    expect(await load({ own: { total: 1, refunds: null } })).toEqual({ own: { total: 1, refunds: null } });
  });

  it.each([{ own: null }, null])('throws when the rest is not enough: %j', async (data) => {
    await expect(load(data)).rejects.toThrow('payments is down');
  });

  it('throws without a response', async () => {
    const send = () => Promise.reject(new GraphTransportError(503));
    const { loadPartial } = createPageLoads<Declared>(createApolloClient({ ssr: false, send }));
    await expect(loadPartial(order, {}, () => true)).rejects.toThrow(GraphTransportError);
  });
});

it('has types that refuse an operation of the other kind, and one that the page does not declare', () => {
  type PagePublic = PublicDocument<{ forAll: string }, None, Declared['public'][number]>;
  type PagePrivate = PrivateDocument<{ own: string }, None, Declared['private'][number]>;
  expectTypeOf(forAll).toExtend<PagePublic>();
  expectTypeOf(own).toExtend<PagePrivate>();
  expectTypeOf<PrivateDocument<{ forAll: string }, None, 'ForAll'>>().not.toExtend<PagePublic>();
  expectTypeOf<PublicDocument<{ own: string }, None, 'Own'>>().not.toExtend<PagePrivate>();
  expectTypeOf<PublicDocument<{ forAll: string }, None, 'Other'>>().not.toExtend<PagePublic>();
  expectTypeOf<PrivateDocument<{ own: string }, None, 'Other'>>().not.toExtend<PagePrivate>();
});
