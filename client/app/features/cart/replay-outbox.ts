import type { ApolloClient } from '@apollo/client';
import { type GraphFault, graphFault } from '../../apollo/graph-fault.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { AddToCartDocument, ChangeQuantityDocument, RemoveLineDocument } from './cart-commands.gen.ts';
import type { CartCommandResult } from './cart-failure.ts';
import { getExpectedSku } from './expected-cart.ts';
import { keepForSignIn } from './kept-for-sign-in.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { getStoredOutbox, type QueuedCommand, updateOutbox } from './outbox.ts';
import { parseOutbox, removeFromOutbox } from './outbox-entries.ts';
import type { RequestFailure } from './send-command.ts';

/** A replayed command and its result. */
export interface ReplayResult {
  readonly kind: QueuedCommand['kind'];
  readonly result: CartCommandResult | RequestFailure;
}

/**
 * Sends the queued commands in order and with their ids, until the server is unreachable. Only one tab replays at a
 * time (CART-107). Drops the commands of another member (CART-112). Refetches the cart after sending.
 * @returns a result for each command that was sent
 */
export async function replayOutbox(
  client: ApolloClient,
  marketCode: string,
  memberId: string | null,
): Promise<readonly ReplayResult[]> {
  return navigator.locks.request('tarima.waiting', async () => {
    const results: ReplayResult[] = [];
    for (const { command, memberId: owner } of parseOutbox(getStoredOutbox(marketCode))) {
      if (owner === null || owner === memberId) {
        try {
          const sendable = await resolveLine(client, command);
          if (sendable) {
            const result = (await send(client, sendable)) ?? ({ fault: 'failed' } as const);
            results.push({ kind: command.kind, result });
          }
        } catch (error) {
          const fault = graphFault(error);
          if (retryableFaults.has(fault)) break;
          if (fault === 'signed-out' && owner !== null) keepForSignIn(marketCode, { memberId: owner, command });
          results.push({ kind: command.kind, result: { fault } });
        }
      }
      await removeFromOutbox(marketCode, command.input.commandId);
    }
    // Invalid entries would block all later ones.
    if (parseOutbox(getStoredOutbox(marketCode)).length === 0) await updateOutbox(marketCode, parseOutbox);
    if (results.length > 0) {
      await client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      notifyOtherTabs(marketCode);
    }
    return results;
  });
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

/** Faults after which a command stays queued; its command id makes a retry safe (CART-109). */
const retryableFaults: ReadonlySet<GraphFault> = new Set(['unreachable', 'timeout', 'unavailable']);

async function send(client: ApolloClient, command: QueuedCommand): Promise<CartCommandResult | undefined> {
  switch (command.kind) {
    case 'add': {
      const { data } = await client.mutate({ mutation: AddToCartDocument, variables: { input: command.input } });
      return data?.addToCart;
    }
    case 'change': {
      const { data } = await client.mutate({ mutation: ChangeQuantityDocument, variables: { input: command.input } });
      return data?.changeCartLineQuantity;
    }
    case 'remove': {
      const { data } = await client.mutate({ mutation: RemoveLineDocument, variables: { input: command.input } });
      return data?.removeCartLine;
    }
  }
}
