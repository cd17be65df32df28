import { ApolloClient, ApolloLink, type InMemoryCache, Observable } from '@apollo/client';
import { createCache } from './cache.ts';
import type { SendToGraph } from './graph-transport.ts';
import { createGraphBody } from './registered-operation.ts';

/**
 * The terminating link: sends an operation by its hash, never its text. Commands with `isNewGuest` in their context are
 * sent one after the other, also across tabs: a guest has no identity before the first response, so each of several
 * simultaneous commands would create a guest and a cart (ERRORS-81).
 */
function registeredLink(send: SendToGraph): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const operationName = operation.operationName ?? '';
        const body = createGraphBody(operationName, operation.variables);
        const sendNow = () => send(body, controller.signal);
        (operation.getContext().isNewGuest ? navigator.locks.request('tarima.guest', sendNow) : sendNow()).then(
          (result) => {
            observer.next(omitUnreadMember(result));
            observer.complete();
          },
          (error) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
}

/**
 * Removes the data of a response whose member could not be read. Cached, its null would make a guest of a member who is
 * still signed in, and the page would reload (ACCOUNT-313).
 */
const omitUnreadMember = (result: ApolloLink.Result): ApolloLink.Result =>
  result.errors?.some(({ path }) => String(path) === 'me') ? { ...result, data: null } : result;

/**
 * Creates an Apollo Client for one market and one language, which never change during its lifetime. The server creates
 * one for each request; in the browser one lives as long as the document.
 */
export function createApolloClient(options: {
  send: SendToGraph;
  ssr: boolean;
  /** Empty by default. */
  cache?: InMemoryCache;
  /** Links that process responses. */
  link?: ApolloLink;
}): ApolloClient {
  const last = registeredLink(options.send);
  return new ApolloClient({
    cache: options.cache ?? createCache(),
    link: options.link ? options.link.concat(last) : last,
    ssrMode: options.ssr,
    devtools: { enabled: false },
    queryDeduplication: true,
  });
}
