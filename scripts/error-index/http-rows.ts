import type { HttpErrorCode } from '@tarima/service-kit/server';
import type { GraphRow } from './graph-rows.ts';

/** Codes of the shop’s own server, which no other service has. */
export type ShopServerCode =
  | 'UNKNOWN_LOCALE'
  | 'UNKNOWN_OPERATION'
  | 'UNAUTHENTICATED'
  | 'MEMBERSHIP_UNAUTHORISED'
  | 'UNSUPPORTED_TYPE'
  | 'BAD_USER_INPUT'
  | 'TOO_MANY_REQUESTS'
  | 'INVALID_TOKEN'
  | 'IDENTITY_FAILED'
  | 'IDENTITY_UNAVAILABLE'
  | 'UPSTREAM_UNAVAILABLE';

type HttpRow = Omit<GraphRow, 'status'> & { readonly status: number };

const every = 'every service';
const shop = 'the shop’s server';
/** The test of the catalogue of causes on the fault stack. */
const causes = 'e2e/api/errors.spec.ts';
const badInput = 'e2e/api/bad-input.spec.ts';

/** Codes of HTTP errors with the body `{ code, message, requestId }`. */
export const httpRows: Readonly<Record<HttpErrorCode | ShopServerCode, HttpRow>> = {
  BAD_REQUEST: { status: 400, source: every, cause: 'a body that cannot be parsed', test: badInput },
  BODY_TOO_DEEP: {
    status: 400,
    source: every,
    cause: 'a JSON body with more than 64 levels',
    test: causes,
  },
  UNKNOWN_LOCALE: { status: 400, source: shop, cause: '`x-market` or `x-language` is unknown', test: causes },
  UNKNOWN_OPERATION: { status: 400, source: shop, cause: 'an operation of another release', test: causes },
  BAD_USER_INPUT: {
    status: 400,
    source: shop,
    cause: 'a request to end sessions without their ids, or to start one without a token',
    test: causes,
  },
  UNAUTHENTICATED: {
    status: 401,
    source: shop,
    cause: 'a change by a member whose session has ended',
    test: causes,
  },
  INVALID_TOKEN: {
    status: 401,
    source: shop,
    cause: 'the identity provider refused the token of the app',
    logged: 'info: “the provider refused the token of the app”, with its error',
    test: 'e2e/api/native.spec.ts',
  },
  FORBIDDEN: {
    status: 403,
    source: shop,
    cause: 'a request that was not sent by a page of the shop',
    test: causes,
  },
  MEMBERSHIP_UNAUTHORISED: {
    status: 403,
    source: shop,
    cause: 'a change by a member whose membership is refused',
    test: causes,
  },
  NOT_FOUND: {
    status: 404,
    source: every,
    cause: 'no resource at this URL',
    test: causes,
  },
  BODY_TOO_LARGE: { status: 413, source: every, cause: 'a body above the limit', test: badInput },
  UNSUPPORTED_TYPE: {
    status: 415,
    source: shop,
    cause: 'a file that is not an image of an accepted type',
    test: causes,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    source: every,
    cause: 'a body of another content type',
    test: causes,
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    source: shop,
    cause: 'more sign-ins in the app, uploads, log messages or analytics calls in a minute than the limit',
    test: causes,
  },
  INTERNAL: {
    status: 500,
    source: every,
    cause: 'a bug, or an upstream whose response violates its contract',
    logged: 'error: “request failed”, with the cause',
    test: causes,
  },
  IDENTITY_FAILED: {
    status: 502,
    source: shop,
    cause: 'the identity provider does not let the shop exchange the token of the app',
    logged: 'error: “the token of the app could not be exchanged”, with the cause',
    test: causes,
  },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    source: shop,
    cause: 'the identity provider does not respond while the token of the app is exchanged',
    logged: 'error: “the token of the app could not be exchanged”, with the cause',
    test: causes,
  },
  UPSTREAM_UNAVAILABLE: {
    status: 503,
    source: shop,
    cause: 'the membership API does not accept the document, the collector is down, or a sitemap cannot be made',
    logged: 'warn: “an identity document could not be passed on”',
    test: causes,
  },
  NOT_READY: {
    status: 503,
    source: every,
    cause: 'the identity provider or the content service is not available',
    logged: 'error: “request failed”, with the cause',
    test: causes,
  },
};
