import type { cards } from '../graph/cards.ts';
import type { Call, Trap } from './interceptor.ts';

/** A call of a checkout, and the way of a shopper that leads to it. */
export interface CallPoint {
  /** The saga's step (subgraphs/payments/README.md). */
  readonly step: string;
  readonly matches: (call: Call) => boolean;
  /** Who pays: a guest who collects, by default, or a member whose order is delivered in a window. */
  readonly who?: 'guest' | 'member';
  /** The card that leads there, and what the shopper does at the bank's page. */
  readonly card: keyof typeof cards;
  readonly atTheBank?: 'passes' | 'gives up';
}

/** A moment of a checkout at which the store is ended. */
export interface KillPoint extends CallPoint {
  readonly when: Trap['when'];
  /** What must have become of the attempt after the restart. */
  readonly ends: 'completed' | 'undone';
}

export const post =
  (path: RegExp, content = '') =>
  ({ method, path: called, body }: Call) =>
    method === 'POST' && path.test(called) && body.includes(content);
export const get =
  (path: RegExp) =>
  ({ method, path: called }: Call) =>
    method === 'GET' && path.test(called);

const other =
  (verb: 'PUT' | 'DELETE', path: RegExp) =>
  ({ method, path: called }: Call) =>
    method === verb && path.test(called);

export const cart = /\/carts\/[^/?]+(\?|$)/;

type Row = Omit<KillPoint, 'when' | 'ends'> & { readonly ends: KillPoint['ends'] | 'undone unless answered' };

const windowOrder = /\/delivery-windows\/orders\//;
export const keepsWindow = other('PUT', windowOrder);
export const givesWindowBack = other('DELETE', windowOrder);

const rows: readonly Row[] = [
  { step: 'HOLD_CART', card: 'approved', matches: post(cart, 'lockCart'), ends: 'undone' },
  { step: 'PREPARE', card: 'approved', matches: post(/\/v1\/calculate$/), ends: 'undone' },
  { step: 'PREPARE', card: 'approved', matches: get(/\/v1\/third-parties/), ends: 'undone' },
  { step: 'PREPARE', card: 'approved', matches: post(cart, 'temp_hash'), ends: 'undone' },
  { step: 'PREPARE', who: 'member', card: 'approved', matches: keepsWindow, ends: 'undone' },
  { step: 'PROCESS', card: 'approved', matches: post(/\/v1\/transactions$/), ends: 'undone unless answered' },
  { step: 'FIND_TRANSACTION', card: 'answersTooLate', matches: get(/\/v1\/authorization-status/), ends: 'completed' },
  {
    step: 'CLOSE_CHALLENGE',
    card: 'challenged',
    atTheBank: 'passes',
    matches: post(/\/close-3ds$/),
    ends: 'completed',
  },
  { step: 'CAPTURE', card: 'approved', matches: post(/\/capture$/), ends: 'completed' },
  { step: 'CREATE_PAYMENT', card: 'approved', matches: post(/\/payments$/), ends: 'completed' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: post(cart, 'addPayment'), ends: 'completed' },
  { step: 'CREATE_ORDER', card: 'approved', matches: post(/\/orders$/), ends: 'completed' },
  { step: 'VOID_TRANSACTION', card: 'challenged', atTheBank: 'gives up', matches: post(/\/void$/), ends: 'undone' },
  { step: 'RELEASE_CART', card: 'declined', matches: post(cart, 'unlockCart'), ends: 'undone' },
  { step: 'RELEASE_CART', who: 'member', card: 'declined', matches: givesWindowBack, ends: 'undone' },
];

/** Every call of every step, once before the upstream hears of it and once after it has answered. */
export const killPoints: readonly KillPoint[] = rows.flatMap((row) =>
  (['arrives', 'answered'] as const).map((when) => ({
    ...row,
    when,
    ends: row.ends === 'undone unless answered' ? (when === 'answered' ? 'completed' : 'undone') : row.ends,
  })),
);

/** The moments that tell most: the cart held, the window kept, the money asked for, the money taken, the order made. */
export const quickKillPoints = killPoints.filter(
  ({ step, when, matches }) =>
    when === 'answered' &&
    (matches === keepsWindow || ['HOLD_CART', 'PROCESS', 'CAPTURE', 'CREATE_ORDER'].includes(step)),
);
