import type { ApolloClient } from '@apollo/client';
import { type GraphFault, graphFault } from '../../apollo/graph-fault.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { AddToCartDocument, ChangeQuantityDocument, RemoveLineDocument } from './cart-commands.gen.ts';
import type { CartAnswer } from './cart-failure.ts';
import { expectedSku } from './expected-cart.ts';
import { keepForSignIn } from './kept-for-sign-in.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { storedWaiting, updateWaiting, type WaitingCommand } from './outbox.ts';
import type { Unanswered } from './send-command.ts';
import { forgetWaiting, readWaiting } from './waiting-entries.ts';

/** What was sent, and what the shop said to it. */
export interface Replayed {
  readonly kind: WaitingCommand['kind'];
  readonly answer: CartAnswer | Unanswered;
}

/**
 * Sends what waits, in its order and under its ids, until the shop cannot be reached again; one tab does it for all
 * (CART-107). What another member left in this browser is dropped (CART-112).
 * @returns an answer for each command that was sent; then the cart is read anew
 */
export async function replayWaiting(
  client: ApolloClient,
  marketCode: string,
  memberId: string | null,
): Promise<readonly Replayed[]> {
  return navigator.locks.request('tarima.waiting', async () => {
    const answers: Replayed[] = [];
    for (const { command, memberId: owner } of readWaiting(storedWaiting(marketCode))) {
      if (owner === null || owner === memberId) {
        try {
          const sendable = await confirmed(client, command);
          if (sendable) {
            const answer = (await send(client, sendable)) ?? ({ fault: 'failed' } as const);
            answers.push({ kind: command.kind, answer });
          }
        } catch (error) {
          const fault = graphFault(error);
          if (canWait.has(fault)) break;
          if (fault === 'signed-out' && owner !== null) keepForSignIn(marketCode, { memberId: owner, command });
          answers.push({ kind: command.kind, answer: { fault } });
        }
      }
      await forgetWaiting(marketCode, command.input.commandId);
    }
    // What cannot be read any longer would keep everything after it waiting.
    if (readWaiting(storedWaiting(marketCode)).length === 0) await updateWaiting(marketCode, readWaiting);
    if (answers.length > 0) {
      await client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      tellOtherTabs(marketCode);
    }
    return answers;
  });
}

/**
 * A change of a line that was expected when it was made, on the line that the club has made of it meanwhile; undefined when
 * it made none, which its answer to the product has told.
 */
async function confirmed(client: ApolloClient, command: WaitingCommand): Promise<WaitingCommand | undefined> {
  const sku = command.kind === 'add' ? undefined : expectedSku(command.input.lineId);
  if (command.kind === 'add' || sku === undefined) return command;
  const { data } = await client.query({ query: CartDocument, fetchPolicy: 'no-cache' });
  const lineId = data?.cart?.lines.find(({ variant }) => variant.sku === sku)?.id;
  if (lineId === undefined) return undefined;
  return command.kind === 'change'
    ? { kind: 'change', input: { ...command.input, lineId } }
    : { kind: 'remove', input: { ...command.input, lineId } };
}

/** No answer, or none for now: its id makes another try harmless (CART-109). */
const canWait: ReadonlySet<GraphFault> = new Set(['unreachable', 'timeout', 'unavailable']);

async function send(client: ApolloClient, command: WaitingCommand): Promise<CartAnswer | undefined> {
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
