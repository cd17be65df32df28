import type { GraphErrorCode } from '@tarima/service-kit/graphql-errors';
import type { GraphErrorKind } from '../../client/app/apollo/graph-error-kind.ts';
import type { EdgeErrorCode } from '../../gateway/src/errors.ts';
import { type ErrorRow, sessionMessage } from './row.ts';

/** An error of a GraphQL response: HTTP status, who sends it, and why. What the shop shows is the row of its kind. */
export interface GraphRow {
  readonly status: string;
  readonly source: string;
  readonly cause: string;
  readonly repeated?: string;
  readonly logged?: string;
  readonly test: string;
}

const badInput = 'e2e/api/bad-input.spec.ts';
const hostile = 'e2e/api/hostile-operations.spec.ts';
const gateway = 'gateway';
const subgraphs = 'subgraphs';
const refused = (cause: string, test = badInput): GraphRow => ({ status: '400', source: gateway, cause, test });

/** Codes in `errors[].extensions.code`, of the gateway and of the subgraphs. */
export const graphRows: Readonly<Record<EdgeErrorCode | GraphErrorCode, GraphRow>> = {
  BAD_REQUEST: refused('a body that is not a GraphQL request'),
  BATCH_NOT_ALLOWED: refused('several operations in one request'),
  UNKNOWN_MARKET: refused('`x-market` is not a market'),
  UNKNOWN_LANGUAGE: refused('`x-language` is not a language'),
  OPERATION_NOT_REGISTERED: refused('an unknown hash, or a document from a caller who is not a partner'),
  OPERATION_NOT_FOUND: refused('a document without the named operation', 'e2e/api/errors.spec.ts'),
  GRAPHQL_PARSE_FAILED: refused('a document that is not GraphQL'),
  GRAPHQL_VALIDATION_FAILED: refused('a document that does not match the schema', hostile),
  OPERATION_TOO_LARGE: refused('a document with too many tokens', hostile),
  OPERATION_TOO_DEEP: refused('a document with too many levels', hostile),
  OPERATION_TOO_MANY_ALIASES: refused('a document with too many aliases', hostile),
  OPERATION_TOO_COSTLY: refused('a document that costs too much', hostile),
  INVALID_TOKEN: {
    status: '401',
    source: gateway,
    cause: 'a token that is not valid or has expired',
    repeated: 'the shop’s server renews the member’s token before it expires',
    test: badInput,
  },
  TOO_MANY_REQUESTS: {
    status: '429 with `Retry-After`; 200 from a subgraph',
    source: `${gateway} and ${subgraphs}`,
    cause: 'more operations or look-ups in a minute than the limit',
    repeated: 'the shop sends queued changes of the cart later',
    test: 'e2e/api/errors.spec.ts',
  },
  UPSTREAM_UNAVAILABLE: {
    status: '503 from the gateway; 200 with partial data from a subgraph',
    source: `${gateway} and ${subgraphs}`,
    cause: 'an upstream is down (no connection, 5xx), or the keys of the identity provider cannot be read',
    repeated: 'the shop sends queued changes of the cart later',
    logged: 'debug: the request; the span of the call has the status',
    test: 'e2e/api/errors.spec.ts',
  },
  UPSTREAM_TIMEOUT: {
    status: '200',
    source: `${gateway} and ${subgraphs}`,
    cause: 'an upstream or a subgraph does not respond in time; the change may have been made',
    repeated:
      'the store repeats a write of a cart with the same id; the shop repeats a change after the shopper agrees',
    test: 'e2e/api/errors.spec.ts',
  },
  SEARCH_UNAVAILABLE: {
    status: '200',
    source: 'catalog',
    cause: 'the discovery service and the commerce platform’s search are both down',
    repeated: 'the store searches with the other engine first',
    logged: 'warn: “a search engine failed”, with the engine',
    test: 'e2e/api/errors.spec.ts',
  },
  UNAUTHENTICATED: {
    status: '200',
    source: subgraphs,
    cause: 'a field or a change of a member without a signed-in member',
    test: 'e2e/api/errors.spec.ts',
  },
  FORBIDDEN: {
    status: '200',
    source: subgraphs,
    cause: 'a partner without the scope, or an operator outside the payments subgraph',
    test: 'e2e/api/operators.spec.ts',
  },
  BAD_USER_INPUT: {
    status: '200',
    source: subgraphs,
    cause: 'an argument that is malformed or out of range',
    test: badInput,
  },
  UNSIGNED_CALLER: {
    status: '401, to the gateway only',
    source: subgraphs,
    cause: 'a call to a subgraph without the signature of the gateway',
    test: 'e2e/api/errors.spec.ts',
  },
  INTERNAL_SERVER_ERROR: {
    status: '200',
    source: subgraphs,
    cause: 'a bug, or an upstream whose response violates its contract',
    logged: 'error: “a resolver failed”, with the cause',
    test: 'e2e/api/errors.spec.ts',
  },
};

/** What the shop does with a request that has no result, by its kind. */
export const kindRows: Readonly<Record<GraphErrorKind, ErrorRow>> = {
  unreachable: {
    cause: 'no response was received',
    repeated: 'changes of the cart are queued and sent later with the same id',
    place: 'the part of the page that failed; a notification after a change of the cart',
    texts: ['We couldn’t connect. Nothing has changed; try again.'],
    next: 'try again',
    test: 'client/app/features/cart/cart-failure-action.test.ts',
  },
  unavailable: {
    cause: 'nothing was changed',
    repeated: 'changes of the cart are queued and sent later with the same id',
    place: 'the part of the page that failed; a notification after a change of the cart',
    texts: ['We couldn’t connect. Nothing has changed; try again.'],
    next: 'try again',
    test: 'client/app/features/cart/cart-failure-action.test.ts',
  },
  timeout: {
    cause: 'the change may have been made',
    repeated: 'with the same id, after the shopper agrees',
    place: 'modal `timeoutRetry` after a change of the cart, otherwise the part of the page that failed',
    texts: ['This is taking longer than usual'],
    next: 'try again, or not now',
    test: 'client/app/features/cart/cart-lines.test.tsx',
  },
  'signed-out': {
    cause: 'the member’s session has ended',
    place: 'modal `sessionExpired`',
    texts: ['Your session has ended'],
    next: 'sign in, and back to the page',
    app: sessionMessage,
    test: 'client/app/shell/modals/account-codes.test.tsx',
  },
  outdated: {
    cause: 'the shop no longer supports the operation of the page',
    place: 'modal `currentVersion`',
    texts: ['A new version is available'],
    next: 'reload',
    test: 'client/app/features/cart/cart-failure-action.test.ts',
  },
  refused: {
    cause: 'the shop rejected the request as invalid',
    place: 'modal `error` with a code of the table of modals',
    next: 'reload',
    test: 'client/app/features/cart/cart-failure-action.test.ts',
  },
  failed: {
    cause: 'an internal error of the shop',
    place: 'modal `error` with a code of the table of modals; the error page when a page cannot be loaded',
    next: 'reload, or go back',
    test: 'client/app/features/cart/cart-failure-action.test.ts',
  },
};
