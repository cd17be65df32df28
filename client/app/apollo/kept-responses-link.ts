import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { readKeptPages } from '../service-worker/page-store.ts';
import { classifyGraphError } from './graph-error-kind.ts';
import { isPublicOperation } from './registered-operation.ts';

/** When the responses of public operations came from the network, in milliseconds since 1970, by operation and variables. */
const responseTimes = new Map<string, { readonly time: number; readonly isKept: boolean }>();
const timeEvents = new EventTarget();

/** The key of a response: its operation and variables. */
const keyOf = (operation: string, variables: object): string =>
  JSON.stringify([operation, Object.entries(variables).toSorted(([a], [b]) => a.localeCompare(b))]);

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

/** Returns the kept responses of public operations that fail without a connection (OFFLINE-11). */
const keptResponsesLink = new ApolloLink((operation, forward) => {
  const { operationName = '', variables } = operation;
  if (!isPublicOperation(operationName)) return forward(operation);
  return new Observable((observer) => {
    const subscription = forward(operation).subscribe({
      next(result) {
        recordResponseTime(operationName, variables, Date.now());
        observer.next(result);
      },
      complete: () => observer.complete(),
      error(error) {
        const kind = classifyGraphError(error);
        if (kind !== 'unreachable' && kind !== 'timeout') return observer.error(error);
        void findKeptResponse(operationName, variables).then((kept) => {
          if (!kept) return observer.error(error);
          recordResponseTime(operationName, variables, kept.savedAt, true);
          observer.next({ data: kept.data });
          observer.complete();
        });
      },
    });
    return () => subscription.unsubscribe();
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

/** Adds the link for kept responses to a client; once for each client. */
export function addKeptResponses(client: ApolloClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  client.setLink(keptResponsesLink.concat(client.link));
}
