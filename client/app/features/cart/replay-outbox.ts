import type { ApolloClient } from '@apollo/client';
import { classifyGraphError, type GraphErrorKind } from '../../apollo/graph-error-kind.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { AddToCartDocument, ChangeQuantityDocument, RemoveLineDocument } from './cart-commands.gen.ts';
import { type CommandResult, isRequestFailure, type RequestFailure } from './cart-failure.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { sendCommand } from './dispatch.ts';
import { getExpectedSku } from './expected-cart.ts';
import { keepForSignIn } from './kept-for-sign-in.ts';
import { trackCartChange } from './ongoing-changes.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { getOwnership, type OutboxViewer, type QueuedCommand, updateOutbox } from './outbox.ts';
import { parseOutbox, removeFromOutbox } from './outbox-entries.ts';

/** A replayed command and its result. */
export interface ReplayResult {
  readonly kind: QueuedCommand['kind'];
  readonly result: CommandResult | RequestFailure;
}

/**
 * Sends the queued commands in order and with their ids, until the server is unreachable. Only one tab replays at a
 * time (CART-107). Drops the commands of another shopper (CART-112, CART-113); the server tells who the viewer is, because
 * another tab may have signed in. A command of a release that the server no longer knows stays queued for the next release.
 * Refetches the cart after sending.
 * @returns a result for each command that was sent
 */
export async function replayOutbox(client: ApolloClient, marketCode: string): Promise<readonly ReplayResult[]> {
  return navigator.locks.request('tarima.waiting', async () => {
    const entries = parseOutbox(getStoredOutbox(marketCode));
    if (entries.length === 0) {
      // Invalid entries would block all later ones.
      await updateOutbox(marketCode, parseOutbox);
      return [];
    }
    const viewer = await fetchViewer(client);
    if ('errorKind' in viewer) return viewer.errorKind === 'outdated' ? [{ kind: 'change', result: viewer }] : [];
    const results: ReplayResult[] = [];
    for (const entry of entries) {
      const { command, memberId } = entry;
      const ownership = getOwnership(entry, viewer);
      if (ownership === 'unmerged') continue;
      const result = ownership === 'own' ? await trackCartChange(send(client, command)) : undefined;
      if (result) {
        const errorKind = isRequestFailure(result) ? result.errorKind : undefined;
        if (errorKind && retryableKinds.has(errorKind)) break;
        // The next release sends it (OFFLINE-19).
        if (errorKind === 'outdated') return [...results, { kind: command.kind, result }];
        if (errorKind === 'signed-out' && memberId !== null) keepForSignIn(marketCode, entry);
        results.push({ kind: command.kind, result });
      }
      await removeFromOutbox(marketCode, command.input.commandId);
    }
    if (results.length > 0) {
      await client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      notifyOtherTabs(marketCode);
    }
    return results;
  });
}

/** Returns the viewer, also while the page shows a cart with queued changes. */
const fetchViewer = (client: ApolloClient): Promise<OutboxViewer | RequestFailure> =>
  client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).then(
    ({ data }) => data ?? { errorKind: 'failed' },
    (error: unknown) => ({ errorKind: classifyGraphError(error) }),
  );

/** Errors after which a command stays queued; its command id makes a retry safe (CART-109). */
const retryableKinds: ReadonlySet<GraphErrorKind> = new Set(['unreachable', 'timeout', 'unavailable']);

/** Sends a command; undefined if its line does not exist. */
async function send(client: ApolloClient, command: QueuedCommand): Promise<CommandResult | RequestFailure | undefined> {
  try {
    const sendable = await resolveLine(client, command);
    switch (sendable?.kind) {
      case 'add':
        return sendCommand(client, { mutation: AddToCartDocument, variables: { input: sendable.input } });
      case 'change':
        return sendCommand(client, { mutation: ChangeQuantityDocument, variables: { input: sendable.input } });
      case 'remove':
        return sendCommand(client, { mutation: RemoveLineDocument, variables: { input: sendable.input } });
      case undefined:
        return undefined;
    }
  } catch (error) {
    return { errorKind: classifyGraphError(error) };
  }
}

/**
 * Replaces the id of an optimistic line with the id that the server has given the line. Returns undefined when the cart
 * has no such line, because adding the product failed; that failure has been shown.
 */
async function resolveLine(client: ApolloClient, command: QueuedCommand): Promise<QueuedCommand | undefined> {
  const sku = command.kind === 'add' ? undefined : getExpectedSku(command.input.lineId);
  if (command.kind === 'add' || sku === undefined) return command;
  const { data } = await client.query({ query: CartDocument, fetchPolicy: 'no-cache' });
  const lineId = data?.cart?.lines.find(({ variant }) => variant.sku === sku)?.id;
  if (lineId === undefined) return undefined;
  return command.kind === 'change'
    ? { kind: 'change', input: { ...command.input, lineId } }
    : { kind: 'remove', input: { ...command.input, lineId } };
}
