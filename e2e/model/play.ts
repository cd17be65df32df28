import { setTimeout as sleep } from 'node:timers/promises';
import type { CartView } from '../graph/operations.ts';
import { type Body, initialState, type ModelCommand, type ModelState } from './cart-model.ts';
import { type Event, explain, findDifferences, type ObservedCarts, serializeState } from './explain.ts';
import type { MarketFacts } from './market-facts.ts';
import type { Move, Script, Turn } from './moves.ts';
import { createRequestId } from './platform-faults.ts';
import type { ModelShopper } from './shopper.ts';

/** Maximum number of attempts to send a command without a response. */
const maxAttempts = 4;

/**
 * Plays a script against the store and compares the carts with the model after each round.
 * @throws Error with the differences
 */
export async function play(script: Script, shopper: ModelShopper, facts: MarketFacts): Promise<void> {
  let states: readonly ModelState[] = [initialState];
  let observed: ObservedCarts = { cart: null, guestCart: null, archivedCarts: [] };
  /** The cart in the last response to each client. */
  const views: (CartView | null)[] = [null, null, null];
  const history: ModelCommand[] = [];
  let archivedCartIds: readonly string[] = [];

  for (const [number, round] of script.rounds.entries()) {
    const commands = round.map(({ move }, client) =>
      createCommand(move, { cart: views[client] ?? null, archivedCartIds }, history, facts),
    );
    const threads = await Promise.all(
      round.map(async (turn, client) => {
        const command = commands[client];
        if (!command) return [];
        const { threads, cart } = await send(command, turn, shopper);
        if (cart && command.body.kind !== 'fillGuestCart') views[client] = cart;
        return threads;
      }),
    );
    history.push(...commands.filter((command) => command !== undefined));
    const latest = await shopper.fetchCarts();
    const clients = threads.flat();
    const nextStates = explain(states, clients, latest, facts);
    if (nextStates.length === 0) {
      throw new Error(`Round ${number + 1}: ${describeFailure(clients, states, latest, facts)}`);
    }
    assertVersionGrows(observed.cart, latest.cart);
    states = nextStates;
    observed = latest;
    archivedCartIds = latest.archivedCarts.map(({ id }) => id);
  }
}

/** Data of a client that moves can refer to. */
interface View {
  readonly cart: CartView | null;
  readonly archivedCartIds: readonly string[];
}

/** Creates the command of a move; undefined if the move is not possible yet. */
function createCommand(
  move: Move,
  view: View,
  history: readonly ModelCommand[],
  facts: MarketFacts,
): ModelCommand | undefined {
  if (move.kind === 'replay' || move.kind === 'reuse') {
    const earlier = pick(history, move.command);
    if (!earlier || move.kind === 'replay') return earlier;
    const { id, body } = earlier;
    return 'quantity' in body ? { id, body: { ...body, quantity: body.quantity + 1 } } : undefined;
  }
  const body = createBody(move, view, facts);
  return body && { id: crypto.randomUUID(), body };
}

function createBody(
  move: Exclude<Move, { kind: 'replay' | 'reuse' }>,
  view: View,
  facts: MarketFacts,
): Body | undefined {
  const club = (index: number | null) => (index === null ? null : (pick(facts.clubs, index) ?? null));
  switch (move.kind) {
    case 'addToCart':
    case 'fillGuestCart': {
      const sku = pick(facts.skus, move.product) ?? '';
      return { kind: move.kind, sku, quantity: move.quantity, club: club(move.club) };
    }
    case 'changeQuantity': {
      const lineId = pick(view.cart?.lines ?? [], move.line)?.id;
      return lineId === undefined ? undefined : { kind: 'changeQuantity', lineId, quantity: move.quantity };
    }
    case 'removeLine': {
      const lineId = pick(view.cart?.lines ?? [], move.line)?.id;
      return lineId === undefined ? undefined : { kind: 'removeLine', lineId };
    }
    case 'setPickup':
      return { kind: 'setPickup', club: club(move.club) ?? '', fitToStock: move.fitToStock };
    case 'setHomeDelivery':
    case 'setPartialFulfilment':
    case 'refreshPrices':
      return move;
    case 'merge':
      return { ...move, club: club(move.club) };
    case 'restore': {
      const cartId = pick(view.archivedCartIds, move.cart);
      return cartId === undefined ? undefined : { kind: 'restore', cartId };
    }
  }
}

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

async function send(
  command: ModelCommand,
  { fault, delay }: Turn,
  shopper: ModelShopper,
): Promise<{ threads: Event[][]; cart: CartView | null }> {
  await sleep(delay);
  const requestId = () => createRequestId(fault);
  // The response of the first request is dropped.
  const lostResponse = fault === 'sent twice' ? shopper.send(command, requestId()).catch(() => undefined) : undefined;
  const events: Event[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { verdict, cart } = await shopper.send(command, requestId());
      await lostResponse;
      events.push({ command, verdict });
      // Either of two concurrent requests may arrive first.
      return { threads: lostResponse ? [events, [{ command, verdict: undefined }]] : [events], cart };
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      events.push({ command, verdict: undefined });
    }
  }
}

/** Checks that the version of a cart grows with every change and never decreases. */
function assertVersionGrows(before: CartView | null, latest: CartView | null): void {
  if (!before || !latest || before.id !== latest.id) return;
  const isChanged = JSON.stringify(before) !== JSON.stringify(latest);
  if (latest.version < before.version || (isChanged && latest.version === before.version)) {
    throw new Error(`The cart's version was ${before.version} and is ${latest.version}.`);
  }
}

function describeFailure(
  clients: readonly (readonly Event[])[],
  states: readonly ModelState[],
  latest: ObservedCarts,
  facts: MarketFacts,
): string {
  const eventLines = clients.flatMap((events, client) =>
    events.map(({ command, verdict }) => `client ${client}: ${JSON.stringify(command)} -> ${verdict ?? 'no response'}`),
  );
  const [state] = states;
  const differences = latest.cart && state?.cart ? findDifferences(latest.cart, state.cart, facts) : [];
  return [
    'no order of these commands explains the responses and the carts.',
    ...eventLines,
    ...states.map((before) => `before: ${serializeState(before)}`),
    `now: ${JSON.stringify(latest)}`,
    ...differences.map((line) => `compared with the previous state: ${line}`),
  ].join('\n  ');
}
