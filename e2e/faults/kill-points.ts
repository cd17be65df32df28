import type { Call, Trap } from './call-rules.ts';
import type { Payment, Route } from './routes.ts';
import type { Ending } from './verdict.ts';

/** A call of a checkout to an upstream, and how a shopper triggers it. */
export interface CallPoint extends Payment {
  /** Step of the saga (subgraphs/payments/README.md). */
  readonly step: string;
  readonly matches: (call: Call) => boolean;
  /** A guest who picks up the order, by default, or a member with a delivery window. */
  readonly buyerKind?: 'guest' | 'member';
  /** The call has nothing that tells the checkouts of two shoppers apart. */
  readonly isShared?: true;
  /** Another call that is always refused, so that the saga reaches the step. */
  readonly alsoRefuses?: (call: Call) => boolean;
}

/** A point of a checkout at which the store is killed. */
export interface KillPoint extends CallPoint {
  readonly phase: Trap['phase'];
  /** Expected outcome of the attempt after the restart. */
  readonly ending: Extract<Ending, 'completed' | 'undone' | 'either'>;
}

export const matchPost =
  (path: RegExp, content = '') =>
  ({ method, path: called, body }: Call) =>
    method === 'POST' && path.test(called) && body.includes(content);
export const matchGet =
  (path: RegExp) =>
  ({ method, path: called }: Call) =>
    method === 'GET' && path.test(called);

const matchMethod =
  (verb: 'PUT' | 'DELETE', path: RegExp) =>
  ({ method, path: called }: Call) =>
    method === verb && path.test(called);

export const matchTaxes = matchPost(/\/v1\/calculate$/);
export const matchCreateOrder = matchPost(/\/orders$/);
export const cartPath = /\/carts\/[^/?]+(\?|$)/;

type Row = Omit<KillPoint, 'phase' | 'ending'> & { readonly ending: KillPoint['ending'] | 'undone unless processed' };

const windowOrderPath = /\/delivery-windows\/orders\//;
export const matchKeepWindow = matchMethod('PUT', windowOrderPath);
export const matchReleaseWindow = matchMethod('DELETE', windowOrderPath);

const rows: readonly Row[] = [
  { step: 'HOLD_CART', card: 'approved', matches: matchPost(cartPath, '"lockCart"'), ending: 'undone' },
  { step: 'PREPARE taxes', card: 'approved', matches: matchTaxes, isShared: true, ending: 'undone' },
  {
    step: 'PREPARE account',
    card: 'approved',
    matches: matchGet(/\/v1\/third-parties/),
    isShared: true,
    ending: 'undone',
  },
  { step: 'PREPARE cart', card: 'approved', matches: matchPost(cartPath, 'temp_hash'), ending: 'undone' },
  { step: 'PREPARE window', buyerKind: 'member', card: 'approved', matches: matchKeepWindow, ending: 'undone' },
  { step: 'PROCESS', card: 'approved', matches: matchPost(/\/v1\/transactions$/), ending: 'undone unless processed' },
  {
    step: 'FIND_TRANSACTION',
    card: 'timesOut',
    matches: matchGet(/\/v1\/authorization-status/),
    isShared: true,
    ending: 'completed',
  },
  {
    step: 'CLOSE_CHALLENGE',
    card: 'challenged',
    challenge: 'pass',
    matches: matchPost(/\/close-3ds$/),
    ending: 'completed',
  },
  { step: 'CAPTURE', card: 'approved', matches: matchPost(/\/capture$/), ending: 'completed' },
  { step: 'CREATE_PAYMENT', card: 'approved', matches: matchPost(/\/payments$/), ending: 'completed' },
  { step: 'ADD_PAYMENT', card: 'approved', matches: matchPost(cartPath, 'addPayment'), ending: 'completed' },
  { step: 'CREATE_ORDER', card: 'approved', matches: matchCreateOrder, ending: 'completed' },
  {
    step: 'WITHDRAW_PAYMENT',
    card: 'approved',
    matches: matchPost(cartPath, 'removePayment'),
    alsoRefuses: matchCreateOrder,
    ending: 'undone',
  },
  {
    step: 'VOID_TRANSACTION',
    card: 'challenged',
    challenge: 'cancel',
    matches: matchPost(/\/void$/),
    ending: 'undone',
  },
  { step: 'RELEASE_CART', card: 'declined', matches: matchPost(cartPath, 'unlockCart'), ending: 'undone' },
  { step: 'RELEASE_CART window', buyerKind: 'member', card: 'declined', matches: matchReleaseWindow, ending: 'undone' },
];

const enrollment = matchPost(/\/enrollment$/);
const pages: readonly Exclude<Route, 'card'>[] = ['hosted card v3', 'hosted card v2', 'PayPal'];

/** Calls of the routes with a provider's page. */
const pageRows: readonly Row[] = [
  { step: 'ENROLL', card: 'challenged', matches: enrollment, ending: 'completed' },
  { step: 'ENROLL without a challenge', card: 'frictionless', matches: enrollment, ending: 'completed' },
  ...pages.flatMap((route): Row[] => [
    { step: 'PROCESS', route, card: 'approved', matches: matchPost(/\/v1\/transactions$/), ending: 'either' },
    {
      step: 'CLOSE_CHALLENGE',
      route,
      card: 'approved',
      matches: matchPost(/\/close-(3ds|paypal)$/),
      ending: 'completed',
    },
    { step: 'CAPTURE', route, card: 'approved', matches: matchPost(/\/capture$/), ending: 'completed' },
    { step: 'HOLD_CART', route, card: 'approved', matches: matchPost(cartPath, '"lockCart"'), ending: 'undone' },
    { step: 'PREPARE taxes', route, card: 'approved', matches: matchTaxes, isShared: true, ending: 'undone' },
    { step: 'PREPARE cart', route, card: 'approved', matches: matchPost(cartPath, 'temp_hash'), ending: 'undone' },
    { step: 'CREATE_PAYMENT', route, card: 'approved', matches: matchPost(/\/payments$/), ending: 'completed' },
    { step: 'ADD_PAYMENT', route, card: 'approved', matches: matchPost(cartPath, 'addPayment'), ending: 'completed' },
    { step: 'CREATE_ORDER', route, card: 'approved', matches: matchCreateOrder, ending: 'completed' },
    {
      step: 'RELEASE_CART',
      route,
      card: 'declined',
      payer: 'declined',
      matches: matchPost(cartPath, 'unlockCart'),
      ending: 'undone',
    },
    {
      step: 'VOID_TRANSACTION',
      route,
      card: 'approved',
      challenge: 'cancel',
      matches: matchPost(/\/void$/),
      ending: 'undone',
    },
  ]),
];

/** Every call of every step, before the request and after the response. */
export const killPoints: readonly KillPoint[] = [...rows, ...pageRows].flatMap((row) =>
  (['request', 'response'] as const).map((phase) => ({
    ...row,
    phase,
    ending: row.ending === 'undone unless processed' ? (phase === 'response' ? 'completed' : 'undone') : row.ending,
  })),
);
