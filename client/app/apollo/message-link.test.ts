import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, describe, expect, it } from 'vitest';
import { GraphTransportError } from './graph-transport.ts';
import {
  failureMessages,
  findFailureMessage,
  handlesFailureInPlace,
  messageLink,
  refusedRequests,
} from './message-link.ts';

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

describe('the end of the session', () => {
  it.each([
    ['a change that the shop refused', 401, undefined, 1],
    ['a change of a member whom the club no longer accepts', 403, 'MEMBERSHIP_UNAUTHORISED', 1],
    ['a forbidden request', 403, 'FORBIDDEN', 0],
    ['a request without a response', 0, undefined, 0],
  ])('is reported for %s %i times (ACCOUNT-25, ACCOUNT-251)', async (_what, status, code, count) => {
    const reports: true[] = [];
    const stop = refusedRequests.listen((report) => reports.push(report));
    const failing = new ApolloLink(
      () => new Observable((observer) => observer.error(new GraphTransportError(status, code ? { code } : {}))),
    );
    const client = new ApolloClient({ cache: new InMemoryCache(), link: messageLink.concat(failing) });
    await expect(client.mutate({ mutation: gql`mutation { cancelOrder }` })).rejects.toThrow();
    stop();
    expect(reports).toHaveLength(count);
  });
});
