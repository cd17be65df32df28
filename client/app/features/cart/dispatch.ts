import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import { classifyGraphError, type GraphErrorKind } from '../../apollo/graph-error-kind.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { track } from '../../session/tracked-events.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { waitForPaint } from '../../ui/wait-for-paint.ts';
import type { CartCommand, CommandData, CommandOutcome, FailureOf } from './cart-command.ts';
import { type CommandResult, isFailure, isRequestFailure, type RequestFailure } from './cart-failure.ts';
import { getCartSource } from './cart-source.ts';
import { trackCartChange } from './ongoing-changes.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { createEntry, enqueueCommand, hasQueuedCommands, type OutboxEntry } from './outbox.ts';
import { type TrackedCommand, trackCommand } from './pending-commands.ts';

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
 * viewer's cart. A guest without a cart sends one command at a time (ERRORS-81). A change after the end of a member's session is kept until the next sign-in.
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
  // Writing the expected cart takes longer than a frame on a slow phone.
  if (command.expect) await waitForPaint();
  const { commandId = crypto.randomUUID() } = command;
  const tracked = trackCommand(commandId, command.lineId);
  const { replaces } = tracked;
  try {
    const input = command.input && { ...command.input, commandId, ...(replaces.length > 0 && { replaces }) };
    const shown = client.cache.readQuery({ query: CartDocument, optimistic: true });
    const expected = shown ? command.expect?.(shown.cart) : undefined;
    const viewer = client.readQuery({ query: ViewerDocument });
    // Without a known owner a command could later be sent for another shopper.
    const entry = viewer && command.toQueued && createEntry(viewer, command.toQueued(input as Variables['input']));
    const isLost = !navigator.onLine || getCartSource() === 'copy';
    const mustQueue = entry && (isLost || hasQueuedCommands(marketCode, viewer));
    const options = {
      mutation: command.mutation,
      variables: input ? { input } : {},
      context: { ...command.context, isNewGuest: !viewer?.me && !viewer?.cart },
      ...(expected && { optimisticResponse: expected }),
      // Also sets the cart of a shopper who had none.
      update(cache: ApolloCache, { data }: { data?: unknown }) {
        const cart = getCart(data);
        if (cart === undefined) return;
        command.updateCache?.(cache);
        cache.writeQuery({ query: CartDocument, data: { cart } });
      },
    } as unknown as ApolloClient.MutateOptions<Data, Variables>;
    const send = command.isBackground ? sendCommand : sendWithRetry;
    const result = mustQueue ? unreachable : await send(client, options, context.confirmRetry);
    if (!isFailure(result)) {
      notifyOtherTabs(marketCode);
      if (command.toQueued) track({ type: 'cart-changed', before: shown?.cart, after: result.cart });
      return { kind: 'done' };
    }
    const errorKind = isRequestFailure(result) ? result.errorKind : undefined;
    if (entry && errorKind === 'unreachable' && (await queueCommand(context, entry, getCart(expected), tracked))) {
      return { kind: 'queued' };
    }
    const isKept = entry?.memberId && errorKind === 'signed-out' ? await keep(marketCode, entry) : false;
    return { kind: 'failed', failure: result as FailureOf<Data> | RequestFailure, isKept };
  } finally {
    tracked.end();
  }
}

/**
 * Queues a command in the order of dispatch and shows its expected cart, from which later commands compute theirs.
 * Returns false when the storage is unavailable.
 */
async function queueCommand(
  { client, marketCode }: DispatchContext,
  entry: OutboxEntry,
  cart: CartPartsFragment | null | undefined,
  { earlierEnded, queuedAfter, markQueued }: TrackedCommand,
): Promise<boolean> {
  const { commandId } = entry.command.input;
  const show = (cache: Pick<ApolloCache, 'writeQuery'>) => {
    if (cart) cache.writeQuery({ query: CartDocument, data: { cart } });
  };
  markQueued();
  // The cart of a later command contains this change already.
  if (queuedAfter.length === 0) client.cache.batch({ optimistic: commandId, update: show });
  const isStored = await enqueueCommand(marketCode, entry, queuedAfter);
  // The expected cart or the response of an earlier command would hide a cart that is written before.
  void earlierEnded.then(() => {
    if (isStored) show(client);
    client.cache.removeOptimistic(commandId);
  });
  return isStored;
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

/** The cart of a successful response; undefined for a failure. */
function getCart(data: unknown): CartPartsFragment | null | undefined {
  const result = getResult(data);
  return result && !isFailure(result) ? result.cart : undefined;
}

/** The result in the only field of a response. */
function getResult(data: unknown): CommandResult | undefined {
  const [result] = Object.values((data ?? {}) as CommandData);
  return result;
}
