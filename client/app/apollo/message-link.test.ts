import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, describe, expect, it } from 'vitest';
import { failureMessage, failureMessages, isToldInPlace, messageLink } from './message-link.ts';

const outOfStock = { addToCart: { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message: 'Quedan 2.' } };

describe('the message of a response', () => {
  it.each([
    ['a failure', outOfStock, 'Quedan 2.'],
    ['a success', { addToCart: { __typename: 'AddToCartSuccess', cart: null } }, undefined],
    ['something with a message that is no failure', { note: { __typename: 'Note', message: 'x' } }, undefined],
    ['a failure whose message nobody asked for', { addToCart: { __typename: 'OutOfStock' } }, undefined],
    ['no data', null, undefined],
  ])('of %s (ERRORS-27)', (_what, data, message) => {
    expect(failureMessage(data)).toBe(message);
  });
});

describe('the link', () => {
  const told: string[] = [];
  const stop = failureMessages.listen((message) => told.push(message));
  afterEach(() => void told.splice(0));
  const mutation = gql`
    mutation Add {
      addToCart {
        code
        message
      }
    }
  `;
  const ask = (context: object) => {
    const last = new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: outOfStock });
          observer.complete();
        }),
    );
    const client = new ApolloClient({ cache: new InMemoryCache(), link: messageLink.concat(last) });
    return client.mutate({ mutation, context });
  };

  it('reports the message and passes the response on unchanged (ERRORS-27)', async () => {
    const { data } = await ask({});
    expect(told).toEqual(['Quedan 2.']);
    expect(data).toMatchObject(outOfStock);
  });

  it('does not report a message that the caller shows in place (ERRORS-27)', async () => {
    await ask(isToldInPlace);
    expect(told).toEqual([]);
  });

  it('does not call a listener that has unsubscribed', async () => {
    stop();
    await ask({});
    expect(told).toEqual([]);
  });
});
