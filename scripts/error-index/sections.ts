import { CombinedGraphQLErrors } from '@apollo/client';
import { type ReasonCode, reasonNames } from '@tarima/markets/membership-reasons';
import type { Language, Localized } from '@tarima/markets/table';
import type { Failure } from '@tarima/service-kit/failure-result';
import { classifyGraphError } from '../../client/app/apollo/graph-error-kind.ts';
import { GraphTransportError } from '../../client/app/apollo/graph-transport.ts';
import type { CartFailureType } from '../../client/app/features/cart/cart-failure.ts';
import { getCartFailureAction } from '../../client/app/features/cart/cart-failure-action.ts';
import { translateMessage } from '../../e2e/journeys/translations.ts';
import { messages as cartMessages } from '../../subgraphs/cart/src/messages.ts';
import { messages as membershipMessages } from '../../subgraphs/membership/src/messages.ts';
import { messages as ordersMessages } from '../../subgraphs/orders/src/messages.ts';
import { messages as paymentsMessages } from '../../subgraphs/payments/src/messages.ts';
import { cartRows } from './cart-rows.ts';
import { checkoutFlagRows, conditionRows, membershipFlagRows } from './flag-rows.ts';
import { type GraphRow, graphRows, kindRows } from './graph-rows.ts';
import { httpRows } from './http-rows.ts';
import { membershipRows } from './membership-rows.ts';
import { ordersRows } from './orders-rows.ts';
import { paymentsRows } from './payments-rows.ts';
import type { ErrorRow, FailureRow } from './row.ts';
import { shopRows } from './shop-rows.ts';

/** A row of the index with its texts. */
export interface IndexRow {
  readonly code: string;
  /** GraphQL result type, or HTTP status and sender. */
  readonly shape: string;
  readonly cause: string;
  readonly texts: Readonly<Record<Language, readonly string[]>>;
  readonly repeated: string;
  readonly logged: string;
  readonly place: string;
  readonly next: string;
  readonly app: string;
  /** Path of the test that produces the code. */
  readonly test: string;
  readonly rule: string | undefined;
}

export interface IndexSection {
  readonly heading: string;
  /** Markdown. */
  readonly text: string;
  readonly rows: readonly IndexRow[];
}

const nothing = 'nothing';
/** The test of the catalogue of causes on the fault stack. */
const causesTest = 'e2e/api/errors.spec.ts';

type MessageTable = Readonly<Record<string, Localized | ((failure: never) => Localized)>>;
type RowTable<Row> = Readonly<Record<string, Row>>;

/** The texts of the shop in both languages. @throws Error for a text that the shop's catalogue does not have */
const translateTexts = (texts: readonly string[] = []): IndexRow['texts'] => ({
  es: texts.map((text) => translateMessage('es', text)),
  en: texts.map((text) => translateMessage('en', text)),
});

function readMessages(message: MessageTable[string] | undefined, samples: readonly object[] = [{}]): Localized[] {
  if (message === undefined) throw new Error('There is no message.');
  return typeof message === 'function' ? samples.map((sample) => message(sample as never)) : [message];
}

function describeRow(row: Omit<ErrorRow, 'place' | 'texts' | 'next'>, defaultTest = causesTest) {
  const { cause, repeated = nothing, logged = nothing, app = nothing, test = defaultTest, rule } = row;
  return { cause, repeated, logged, app, test, rule };
}

function toFailureRow(code: string, row: FailureRow<string>, messages: MessageTable, test?: string): IndexRow {
  const own = readMessages(messages[code], row.samples);
  const { es, en } = translateTexts(row.texts);
  return {
    ...describeRow(row, test),
    code,
    shape: row.types.map((type) => `\`${type}\``).join(', '),
    texts: { es: [...own.map((text) => text.es), ...es], en: [...own.map((text) => text.en), ...en] },
    place: row.place,
    next: row.next,
  };
}

const toFailureRows = (
  rows: RowTable<FailureRow<Failure['type']>>,
  messages: MessageTable,
  test?: string,
): IndexRow[] => Object.entries(rows).map(([code, row]) => toFailureRow(code, row, messages, test));

const toShopRows = (rows: RowTable<ErrorRow>, shape: string): IndexRow[] =>
  Object.entries(rows).map(([code, row]) => {
    const { place, next } = row;
    return { ...describeRow(row), code, shape, texts: translateTexts(row.texts), place, next };
  });

/** Rows of codes that the shop handles by their kind, which its own function decides. */
function toServerRows<Row extends Omit<GraphRow, 'status'> & { readonly status: string | number }>(
  rows: RowTable<Row>,
  toError: (code: string, row: Row) => unknown,
): IndexRow[] {
  return Object.entries(rows).map(([code, row]) => {
    const kind = `[kind \`${classifyGraphError(toError(code, row))}\`](#kinds-of-failed-requests)`;
    const shape = `${row.status}, ${row.source}`;
    return { ...describeRow(row), code, shape, texts: { es: [], en: [] }, place: kind, next: 'that of the kind' };
  });
}

const createGraphError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

/** What the shop does after the message of a failed cart command. */
const cartReactions: Readonly<Record<ReturnType<typeof getCartFailureAction>['kind'], string>> = {
  nothing: '',
  reload: '; the cart is loaded again',
  'show-cart': '; the cart page opens',
  'notify-unreachable': '',
  'report-session-end': '',
  modal: '',
};

function getCartReaction({ types: [type] }: FailureRow<CartFailureType>, code: string): string {
  return cartReactions[getCartFailureAction('change', { __typename: type, code }).kind];
}

const cartIndex = toFailureRows(cartRows, cartMessages).map((row) => {
  const code = row.code as keyof typeof cartRows;
  return { ...row, place: `${row.place}${getCartReaction(cartRows[code], code)}` };
});

const reasonRows = Object.entries(reasonNames).map(([code, name]) => ({
  ...describeRow({
    cause: describeReason(Number(code) as ReasonCode),
    test: 'e2e/journeys/membership-errors.spec.ts',
  }),
  code,
  shape: `\`IneligibilityReason\` ${name}`,
  texts: { es: [], en: [] },
  place: 'modal `renewValidation`, with the text of the reason, which editors can change',
  next: 'the action of the reason',
}));

function describeReason(code: ReasonCode): string {
  const action = code < 100_000 ? 'renewed' : 'upgraded';
  const causes: Readonly<Record<(typeof reasonNames)[ReasonCode], string>> = {
    CONFIG: `memberships of this country cannot be ${action} online`,
    STATUS: `the status of the membership, or missing contact details, do not allow it to be ${action}`,
    API: 'the membership API did not respond',
    MULTIPLE_CARDS: 'the account has more active cards than the club allows',
    EXPIRY: 'the renewal period has not begun',
    TYPE: 'the membership has the highest type',
    SECONDARY: 'the card is an additional one',
    NOT_ALLOWED: 'the club offers no upgrade for this membership',
    MAX_CARDS: 'the membership has more cards than an upgrade allows',
  };
  return causes[reasonNames[code]];
}

/** The sections of the error index in their order (ERRORS-51). */
export const indexSections: readonly IndexSection[] = [
  {
    heading: 'Cart',
    text: 'Results of the cart commands. The message is in the language of the request.',
    rows: cartIndex,
  },
  { heading: 'Orders', text: 'Results of order commands.', rows: toFailureRows(ordersRows, ordersMessages) },
  {
    heading: 'Members, addresses, identities and cards',
    text: 'Results of the membership subgraph.',
    rows: toFailureRows(membershipRows, membershipMessages),
  },
  {
    heading: 'Checkout, payments and memberships',
    text: 'Results of the payments subgraph, and `failure.code` of a checkout attempt. The store logs every step of an attempt as `info`; the browser logs every failed payment as `error`, with the code.',
    rows: toFailureRows(paymentsRows, paymentsMessages, 'e2e/api/checkout-errors.spec.ts'),
  },
  {
    heading: 'Errors of the graph',
    text: 'Codes in `errors[].extensions.code`. Their messages are English sentences for developers. What shoppers see depends on the [kind](#kinds-of-failed-requests).',
    rows: toServerRows(graphRows, createGraphError),
  },
  {
    heading: 'Kinds of failed requests',
    text: 'What the shop does with a request that has no result. The kind follows from the status or the code ([rules](rules/errors.md#kinds-of-failed-requests)).',
    rows: toShopRows(kindRows, 'any request of a page'),
  },
  {
    heading: 'HTTP errors',
    text: 'The body is `{ code, message, requestId }`. Messages are English sentences for developers.',
    rows: toServerRows(httpRows, (code, { status }) => new GraphTransportError(status, { code })),
  },
  {
    heading: 'Codes of the shop',
    text: 'Codes that the shop’s modals show, or that support and app developers use.',
    rows: toShopRows(shopRows, 'modal'),
  },
  {
    heading: 'Reasons against a renewal or an upgrade',
    text: '`MEMBERSHIP_NOT_AVAILABLE` and the eligibility of a membership contain these reasons, the most important first.',
    rows: reasonRows,
  },
  {
    heading: 'Conditions of a checkout',
    text: 'The pay button is disabled while any of them is true.',
    rows: toShopRows(checkoutFlagRows, 'condition'),
  },
  {
    heading: 'Conditions of a membership payment',
    text: 'The button is disabled while any of them is true.',
    rows: toShopRows(membershipFlagRows, 'condition'),
  },
  {
    heading: 'Other conditions',
    text: 'Failures without a code of their own.',
    rows: toShopRows(conditionRows, 'condition'),
  },
];
