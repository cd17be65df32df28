import { setTimeout as sleep } from 'node:timers/promises';
import type { CartView } from '../graph/operations.ts';
import { type Body, type ModelCommand, type ModelState, nothing } from './cart-model.ts';
import { differences, type Event, explain, type Seen, written } from './explain.ts';
import type { MarketFacts } from './market-facts.ts';
import type { Move, Script, Turn } from './moves.ts';
import { requestIdWith } from './platform-troubles.ts';
import type { ModelShopper } from './shopper.ts';

/** Sends an unanswered command so often before it counts as lost. */
const mostSendings = 4;

/**
 * Plays a script against the store, round by round, and compares with the model after each.
 * @throws Error that tells what is not as it should be
 */
export async function play(script: Script, shopper: ModelShopper, facts: MarketFacts): Promise<void> {
  let states: readonly ModelState[] = [nothing];
  let seen: Seen = { cart: null, guestCart: null, aside: [] };
  /** What each client knows of the cart: what it was last told. */
  const views: (CartView | null)[] = [null, null, null];
  const history: ModelCommand[] = [];
  let asideIds: readonly string[] = [];

  for (const [number, round] of script.rounds.entries()) {
    const commands = round.map(({ move }, client) =>
      commandOf(move, { cart: views[client] ?? null, asideIds }, history, facts),
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
    const now = await shopper.carts();
    const clients = threads.flat();
    const next = explain(states, clients, now, facts);
    if (next.length === 0) throw new Error(`Round ${number + 1}: ${unexplained(clients, states, now, facts)}`);
    checkVersion(seen.cart, now.cart);
    states = next;
    seen = now;
    asideIds = now.aside.map(({ id }) => id);
  }
}

/** What a client can point at. */
interface View {
  readonly cart: CartView | null;
  readonly asideIds: readonly string[];
}

/** Undefined for a move that makes no sense yet. */
function commandOf(
  move: Move,
  view: View,
  history: readonly ModelCommand[],
  facts: MarketFacts,
): ModelCommand | undefined {
  if (move.kind === 'again' || move.kind === 'reuse') {
    const earlier = pick(history, move.command);
    if (!earlier || move.kind === 'again') return earlier;
    const { id, body } = earlier;
    return 'quantity' in body ? { id, body: { ...body, quantity: body.quantity + 1 } } : undefined;
  }
  const body = bodyOf(move, view, facts);
  return body && { id: crypto.randomUUID(), body };
}

function bodyOf(move: Exclude<Move, { kind: 'again' | 'reuse' }>, view: View, facts: MarketFacts): Body | undefined {
  const club = (index: number | null) => (index === null ? null : (pick(facts.clubs, index) ?? null));
  switch (move.kind) {
    case 'add':
    case 'fillGuestCart': {
      const sku = pick(facts.goods, move.goods) ?? '';
      return { kind: move.kind, sku, quantity: move.quantity, club: club(move.club) };
    }
    case 'change': {
      const lineId = pick(view.cart?.lines ?? [], move.line)?.id;
      return lineId === undefined ? undefined : { kind: 'change', lineId, quantity: move.quantity };
    }
    case 'remove': {
      const lineId = pick(view.cart?.lines ?? [], move.line)?.id;
      return lineId === undefined ? undefined : { kind: 'remove', lineId };
    }
    case 'collect':
      return { kind: 'collect', club: club(move.club) ?? '', fitToStock: move.fitToStock };
    case 'deliver':
    case 'runsOut':
    case 'reprice':
      return move;
    case 'merge':
      return { ...move, club: club(move.club) };
    case 'restore': {
      const cartId = pick(view.asideIds, move.cart);
      return cartId === undefined ? undefined : { kind: 'restore', cartId };
    }
  }
}

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

async function send(
  command: ModelCommand,
  { trouble, delay }: Turn,
  shopper: ModelShopper,
): Promise<{ threads: Event[][]; cart: CartView | null }> {
  await sleep(delay);
  const requestId = () => requestIdWith(trouble);
  // The answer of the first sending gets lost: the client never hears it, and what it was is not looked at.
  const unheard = trouble === 'twice' ? shopper.send(command, requestId()).catch(() => undefined) : undefined;
  const events: Event[] = [];
  for (let sendings = 1; ; sendings += 1) {
    try {
      const { verdict, cart } = await shopper.send(command, requestId());
      await unheard;
      events.push({ command, verdict });
      // Of two requests on their way at once, either may arrive first.
      return { threads: unheard ? [events, [{ command, verdict: undefined }]] : [events], cart };
    } catch (error) {
      if (sendings === mostSendings) throw error;
      events.push({ command, verdict: undefined });
    }
  }
}

/** A cart's version grows with every change and never falls. */
function checkVersion(before: CartView | null, now: CartView | null): void {
  if (!before || !now || before.id !== now.id) return;
  const isChanged = JSON.stringify(before) !== JSON.stringify(now);
  if (now.version < before.version || (isChanged && now.version === before.version)) {
    throw new Error(`The cart's version was ${before.version} and is ${now.version}.`);
  }
}

function unexplained(
  clients: readonly (readonly Event[])[],
  states: readonly ModelState[],
  now: Seen,
  facts: MarketFacts,
): string {
  const told = clients.flatMap((events, client) =>
    events.map(({ command, verdict }) => `client ${client}: ${JSON.stringify(command)} -> ${verdict ?? 'no answer'}`),
  );
  const [state] = states;
  const apart = now.cart && state?.cart ? differences(now.cart, state.cart, facts) : [];
  return [
    'no order of these commands explains the answers and the carts.',
    ...told,
    ...states.map((one) => `before: ${written(one)}`),
    `now: ${JSON.stringify(now)}`,
    ...apart.map((line) => `against the state before: ${line}`),
  ].join('\n  ');
}
