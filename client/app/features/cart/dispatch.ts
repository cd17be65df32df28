import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import { classifyGraphError, type GraphErrorKind } from '../../apollo/graph-error-kind.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import type { CartCommand, CommandData, CommandOutcome, FailureOf } from './cart-command.ts';
import { type CommandResult, isFailure, isRequestFailure, type RequestFailure } from './cart-failure.ts';
import { trackCartChange } from './ongoing-changes.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { createEntry, enqueueCommand, hasQueuedCommands, type OutboxEntry } from './outbox.ts';

/** Where a command is dispatched. */
export interface DispatchContext {
  readonly client: ApolloClient;
  readonly marketCode: string;
  /** Asks the shopper whether to retry after a timeout. */
  readonly confirmRetry: () => Promise<boolean>;
}

const unreachable: RequestFailure = { errorKind: 'unreachable' };

/**
 * Sends a cart command under one id (CART-81), shows its expected cart until the response replaces it, and notifies
 * other tabs (CART-76). Without a connection, and while earlier commands of the viewer are queued, queues it for the
 * viewer's cart. A change after the end of a member's session is kept until the next sign-in.
 */
export function dispatchCommand<Data extends CommandData, Variables extends OperationVariables>(
  context: DispatchContext,
  command: CartCommand<Data, Variables>,
): Promise<CommandOutcome<FailureOf<Data>>> {
  return trackCartChange(sendOrQueue(context, command));
}

async function sendOrQueue<Data extends CommandData, Variables extends OperationVariables>(
  context: DispatchContext,
  command: CartCommand<Data, Variables>,
): Promise<CommandOutcome<FailureOf<Data>>> {
  const { client, marketCode } = context;
  const commandId = crypto.randomUUID();
  const { replaces, end } = trackPending(command.lineId, commandId);
  try {
    const input = command.input && { ...command.input, commandId, ...(replaces.length > 0 && { replaces }) };
    const shown = client.cache.readQuery({ query: CartDocument, optimistic: true });
    const expected = shown ? command.expect?.(shown.cart) : undefined;
    const viewer = client.readQuery({ query: ViewerDocument });
    // Without a known owner a command could later be sent for another shopper.
    const entry = viewer && command.toQueued && createEntry(viewer, command.toQueued(input as Variables['input']));
    const mustQueue = entry && (!navigator.onLine || hasQueuedCommands(marketCode, viewer));
    const options = {
      mutation: command.mutation,
      variables: input ? { input } : {},
      ...(command.context && { context: command.context }),
      ...(expected && { optimisticResponse: expected }),
      // Also sets the cart of a shopper who had none.
      update(cache: ApolloCache, { data }: { data?: unknown }) {
        const changed = getResult(data);
        if (!changed || isFailure(changed)) return;
        command.updateCache?.(cache);
        cache.writeQuery({ query: CartDocument, data: { cart: changed.cart } });
      },
    } as unknown as ApolloClient.MutateOptions<Data, Variables>;
    const send = command.isBackground ? sendCommand : sendWithRetry;
    const result = mustQueue ? unreachable : await send(client, options, context.confirmRetry);
    if (!isFailure(result)) {
      notifyOtherTabs(marketCode);
      return { kind: 'done' };
    }
    const errorKind = isRequestFailure(result) ? result.errorKind : undefined;
    if (entry && errorKind === 'unreachable' && (await enqueueCommand(marketCode, entry))) {
      const queued = getResult(expected);
      if (queued && !isFailure(queued)) client.writeQuery({ query: CartDocument, data: { cart: queued.cart } });
      return { kind: 'queued' };
    }
    const isKept = entry?.memberId && errorKind === 'signed-out' ? await keep(marketCode, entry) : false;
    return { kind: 'failed', failure: result as FailureOf<Data> | RequestFailure, isKept };
  } finally {
    end();
  }
}

/** Ids of the commands without a result, by line, in the order they were created. */
const pendingByLine = new Map<string, readonly string[]>();

/** The maximum of `replaces` that the API accepts (CART-85). */
const maxReplaced = 10;

/** Tracks a command of a line until `end`; returns the ids of the commands that it replaces (CART-86). */
function trackPending(
  lineId: string | undefined,
  commandId: string,
): { readonly replaces: readonly string[]; end: () => void } {
  if (!lineId) return { replaces: [], end: () => {} };
  const earlier = pendingByLine.get(lineId) ?? [];
  pendingByLine.set(lineId, [...earlier, commandId]);
  return {
    replaces: earlier.slice(-maxReplaced),
    end() {
      const remaining = (pendingByLine.get(lineId) ?? []).filter((id) => id !== commandId);
      if (remaining.length > 0) pendingByLine.set(lineId, remaining);
      else pendingByLine.delete(lineId);
    },
  };
}

/** Stores a change until the member signs in again; returns whether it is stored. */
const keep = (marketCode: string, entry: OutboxEntry): Promise<boolean> =>
  import('./kept-for-sign-in.ts').then(
    ({ keepForSignIn }) => keepForSignIn(marketCode, entry),
    () => false,
  );

/** Kinds of errors after which a command is retried once immediately. */
const retryableKinds: ReadonlySet<GraphErrorKind> = new Set(['unreachable', 'unavailable', 'failed']);

/** Retries once after a retryable error (CART-100), and after a timeout as often as the shopper confirms (CART-101). */
async function sendWithRetry<Data extends CommandData, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
  confirmRetry: () => Promise<boolean>,
): Promise<CommandResult | RequestFailure> {
  let result = await sendCommand(client, options);
  if (isRequestFailure(result) && retryableKinds.has(result.errorKind)) result = await sendCommand(client, options);
  while (isRequestFailure(result) && result.errorKind === 'timeout' && (await confirmRetry())) {
    result = await sendCommand(client, options);
  }
  return result;
}

/** Sends a command once. */
export async function sendCommand<Data extends CommandData, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
): Promise<CommandResult | RequestFailure> {
  try {
    return getResult((await client.mutate(options)).data) ?? { errorKind: 'failed' };
  } catch (error) {
    return { errorKind: classifyGraphError(error) };
  }
}

/** The result in the only field of a response. */
function getResult(data: unknown): CommandResult | undefined {
  const [result] = Object.values((data ?? {}) as CommandData);
  return result;
}
