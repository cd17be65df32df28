import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, describe, expect, it } from 'vitest';
import { failureMessages, findFailureMessage, handlesFailureInPlace, messageLink } from './message-link.ts';

const outOfStock = { addToCart: { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message: 'Quedan 2.' } };

describe('the message of a response', () => {
  it.each([
    ['a failure', outOfStock, 'Quedan 2.'],
    ['a success', { addToCart: { __typename: 'AddToCartSuccess', cart: null } }, undefined],
    ['a message that is not a failure', { note: { __typename: 'Note', message: 'x' } }, undefined],
    ['a failure without a selected message', { addToCart: { __typename: 'OutOfStock' } }, undefined],
    ['no data', null, undefined],
  ])('of %s (ERRORS-27)', (_what, data, message) => {
    expect(findFailureMessage(data)).toBe(message);
  });
});

describe('the link', () => {
  const messages: string[] = [];
  const stop = failureMessages.listen((message) => messages.push(message));
  afterEach(() => void messages.splice(0));
  const mutation = gql`
    mutation Add {
      addToCart {
        code
        message
      }
    }
  `;
  const mutate = (context: object) => {
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
    const { data } = await mutate({});
    expect(messages).toEqual(['Quedan 2.']);
    expect(data).toMatchObject(outOfStock);
  });

  it('does not report a message that the caller shows in place (ERRORS-27)', async () => {
    await mutate(handlesFailureInPlace);
    expect(messages).toEqual([]);
  });

  it('does not call a listener that has unsubscribed', async () => {
    stop();
    await mutate({});
    expect(messages).toEqual([]);
  });
});
