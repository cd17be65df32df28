import type { TabChange, TabChangeResult, TabReplay } from '@tarima/client/shopping-tab';
import type { CartEvent } from './cart-history.ts';

/** The commands of a session and their results as the shopper sees them. */
export interface CartRecord {
  readonly events: readonly CartEvent[];
  /** Number of failures by reason and reaction of the page. */
  readonly failures: ReadonlyMap<string, number>;
  /** Number of commands. */
  commandCount(): number;
  /** Number of commands that waited for a connection. */
  queuedCount(): number;
  /** Records a command before its result, so that a command interrupted by a reload is recorded too. */
  begin(sku: string, change: TabChange): (result: TabChangeResult) => void;
  /** Records the results of waiting commands that were sent. */
  addReplays(replays: readonly TabReplay[]): void;
}

/** Codes of commands that may have been executed, although the shop refuses their repetition. */
const ambiguousCodes: ReadonlySet<string> = new Set(['COMMAND_CONFLICT', 'COMMAND_EXPIRED']);

export function createCartRecord(): CartRecord {
  let events: readonly CartEvent[] = [];
  const failures = new Map<string, number>();
  let commands = 0;
  let queued = 0;
  const replace = (before: CartEvent, after: CartEvent | undefined) => {
    events = events.flatMap((event) => (event === before ? (after ? [after] : []) : [event]));
  };
  return {
    get events() {
      return events;
    },
    failures,
    commandCount: () => commands,
    queuedCount: () => queued,
    begin(sku, change) {
      const pending: CartEvent = {
        ...createEffect(sku, change),
        certainty: 'unknown',
        start: performance.now(),
        end: Number.POSITIVE_INFINITY,
      };
      events = [...events, pending];
      commands += 1;
      return (result) => {
        if (result.kind === 'done') replace(pending, { ...pending, certainty: 'done', end: performance.now() });
        if (result.kind === 'queued') {
          queued += 1;
          replace(pending, { ...pending, certainty: 'queued' });
        }
        if (result.kind !== 'failed') return;
        const { reason, reaction, isRefused } = result;
        failures.set(`${reason}: ${reaction}`, (failures.get(`${reason}: ${reaction}`) ?? 0) + 1);
        if (isRefused && !ambiguousCodes.has(reason)) replace(pending, undefined);
      };
    },
    addReplays(replays) {
      const waiting = events.filter(({ certainty }) => certainty === 'queued').length;
      const hasFailure = replays.some(({ failure }) => failure !== undefined);
      if (!hasFailure && replays.length < waiting) return;
      const end = performance.now();
      // The page shows that a change failed, but not which one.
      const result = hasFailure ? ({ certainty: 'unknown' } as const) : ({ certainty: 'done', end } as const);
      events = events.map((event) => (event.certainty === 'queued' ? { ...event, ...result } : event));
    },
  };
}

function createEffect(sku: string, change: TabChange): Pick<CartEvent, 'key' | 'effect'> {
  switch (change.kind) {
    case 'add':
      return { key: sku, effect: { kind: 'add', quantity: change.quantity } };
    case 'change':
      return { key: sku, effect: { kind: 'change', quantity: change.quantity } };
    case 'remove':
      return { key: sku, effect: { kind: 'change', quantity: 0 } };
    case 'pickup':
      return { key: 'delivery', effect: { kind: 'choose', method: 'PICK_UP_IN_CLUB' } };
    case 'delivery':
      return { key: 'delivery', effect: { kind: 'choose', method: 'DELIVERY' } };
    case 'window':
      return { key: 'window', effect: { kind: 'choose', method: change.windowId } };
  }
}
