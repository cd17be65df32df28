import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { readKeptPages } from '../service-worker/page-store.ts';
import { classifyGraphError } from './graph-error-kind.ts';
import { isPublicOperation } from './registered-operation.ts';

/** When the responses of public operations came from the network, in milliseconds since 1970, by operation and variables. */
const responseTimes = new Map<string, { readonly time: number; readonly isKept: boolean }>();
const timeEvents = new EventTarget();

/** The key of a response: its operation and variables. `localeCompare` would load the locale data (ROUTING-80). */
const keyOf = (operation: string, variables: object): string =>
  JSON.stringify([operation, Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** When a response came from the network, and whether it is shown from this browser's copy. */
export const getResponseTime = (operation: string, variables: object) => responseTimes.get(keyOf(operation, variables));

/** Records a response whose time is not known yet. */
export function recordResponseTime(operation: string, variables: object, time: number, isKept = false): void {
  responseTimes.set(keyOf(operation, variables), { time, isKept });
  timeEvents.dispatchEvent(new Event('change'));
}

/** Calls `listener` when a response arrives or is taken from this browser's copy; returns a function that stops it. */
export function onResponseTimeChange(listener: () => void): () => void {
  timeEvents.addEventListener('change', listener);
  return () => timeEvents.removeEventListener('change', listener);
}

/**
 * Returns the kept responses of public operations that fail without a connection, or whose response takes longer than
 * `getWaitMs` (OFFLINE-11, OFFLINE-17). A late response replaces the kept one in the cache.
 */
const createKeptResponsesLink = (getWaitMs: () => number) =>
  new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    if (!isPublicOperation(operationName)) return forward(operation);
    return new Observable((observer) => {
      let state: 'waiting' | 'ended' | 'kept' = 'waiting';
      const returnKept = async (): Promise<void> => {
        const kept = await findKeptResponse(operationName, variables);
        if (!kept || state !== 'waiting') return;
        state = 'kept';
        recordResponseTime(operationName, variables, kept.savedAt, true);
        observer.next({ data: kept.data });
        observer.complete();
      };
      const timer = setTimeout(() => void returnKept(), getWaitMs());
      const subscription = forward(operation).subscribe({
        next(result) {
          clearTimeout(timer);
          if (state !== 'kept') {
            state = 'ended';
            recordResponseTime(operationName, variables, Date.now());
            return observer.next(result);
          }
          if (!result.data || result.errors) return;
          operation.client.writeQuery({ query: operation.query, variables, data: result.data });
          recordResponseTime(operationName, variables, Date.now());
        },
        complete: () => state !== 'kept' && observer.complete(),
        error(error) {
          clearTimeout(timer);
          const kind = classifyGraphError(error);
          if (kind !== 'unreachable' && kind !== 'timeout') return state !== 'kept' && observer.error(error);
          void returnKept().then(() => state !== 'kept' && observer.error(error));
        },
      });
      return () => {
        clearTimeout(timer);
        // The late response is still needed.
        if (state !== 'kept') subscription.unsubscribe();
      };
    });
  });

async function findKeptResponse(operation: string, variables: object) {
  const key = keyOf(operation, variables);
  for (const { savedAt, responses } of await readKeptPages()) {
    const found = responses.find((response) => keyOf(response.operation, response.variables) === key);
    if (found) return { savedAt, data: found.data };
  }
  return undefined;
}

const clients = new WeakSet<ApolloClient>();

/**
 * Adds the link for kept responses to a client; once for each client. `getWaitMs` returns how long an operation waits for its
 * response before the kept one is returned.
 */
export function addKeptResponses(client: ApolloClient, getWaitMs: () => number): void {
  if (clients.has(client)) return;
  clients.add(client);
  client.setLink(createKeptResponsesLink(getWaitMs).concat(client.link));
}
