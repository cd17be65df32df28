/** A command of a shopper that concerns one value of the cart: the quantity of a product, or the choice of delivery. */
export interface CartEvent {
  /** The sku, or `delivery`. */
  readonly key: string;
  readonly effect:
    | { readonly kind: 'add'; readonly quantity: number }
    /** Sets the quantity of a product that is in the cart. */
    | { readonly kind: 'change'; readonly quantity: number }
    | { readonly kind: 'choose'; readonly method: string };
  /** `done`: acknowledged; `queued`: the shop says that it will be applied; `unknown`: no response was received. */
  readonly certainty: 'done' | 'queued' | 'unknown';
  /** When it was dispatched and, if it is done, acknowledged; `performance.now()`. */
  readonly start: number;
  readonly end: number;
}

type Value = number | string;

/**
 * Computes every value that the cart can have for a key: each acknowledged and queued command is applied once, each other one
 * at most once. A command without a response may take effect at any time after it was sent.
 */
export function computePossibleValues(key: string, history: readonly CartEvent[]): ReadonlySet<Value> {
  const events = history.filter((event) => event.key === key);
  const known = new Set<string>();
  const values = new Set<Value>();
  const visit = (remaining: readonly CartEvent[], value: Value): void => {
    const state = `${remaining.map((event) => events.indexOf(event)).join()} ${value}`;
    if (known.has(state)) return;
    known.add(state);
    if (remaining.every(({ certainty }) => certainty === 'unknown')) values.add(value);
    for (const event of remaining) {
      if (remaining.some((other) => isBefore(other, event))) continue;
      visit(
        remaining.filter((other) => other !== event),
        applyEffect(value, event),
      );
    }
  };
  const initial = key === 'delivery' ? 'none' : 0;
  visit(events, initial);
  return values;
}

/** Whether one command has surely taken effect before the other one. */
function isBefore(one: CartEvent, other: CartEvent): boolean {
  if (one === other) return false;
  if (one.certainty === 'done') return one.end < other.start;
  // Queued commands are sent in order.
  return one.certainty === 'queued' && other.certainty === 'queued' && one.start < other.start;
}

function applyEffect(value: Value, { effect }: CartEvent): Value {
  if (effect.kind === 'choose') return effect.method;
  if (effect.kind === 'add') return Number(value) + effect.quantity;
  return value === 0 ? 0 : effect.quantity;
}
