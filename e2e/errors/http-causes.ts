import { randomUUID } from 'node:crypto';
import type { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { request } from 'undici';
import { z } from 'zod';
import { matchPost } from '../faults/kill-points.ts';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { blockMembership, createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import { fetchAppToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import type { Scene } from './scene.ts';

/** An HTTP error, as its callers see it. */
interface HttpError {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  /** Seconds after which the request can be repeated, if the response says so. */
  readonly retryAfter: string | undefined;
}

/** How a caller or an upstream produces an HTTP error. */
interface HttpCause {
  /** In words, for the title of the test. */
  readonly cause: string;
  produce(scene: Scene): Promise<HttpError>;
}

/** Headers that a browser sends with requests of a script of the shop. */
const script = { 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web', 'x-market': 'PA', 'x-language': 'es' };
const json = { 'content-type': 'application/json' };
const errorBody = z.object({ code: z.string(), message: z.string(), requestId: z.string() });

/** Sends a request. @throws ZodError when the response is no HTTP error of the store */
async function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string | Uint8Array,
): Promise<HttpError> {
  const response = await request(url, { method: body === undefined ? 'GET' : 'POST', headers, body: body ?? null });
  const { code, requestId } = errorBody.parse(await response.body.json());
  return { status: response.statusCode, code, requestId, retryAfter: response.headers['retry-after']?.toString() };
}

const sendOperation = ({ shopUrl }: RunningStack, change: object, headers: Readonly<Record<string, string>> = {}) =>
  send(
    `${shopUrl}/graphql`,
    { ...json, ...script, ...headers },
    JSON.stringify({ ...createRegisteredRequest(operations.cart, {}), ...change }),
  );

const upload = ({ shopUrl }: RunningStack, file: Uint8Array) =>
  send(
    `${shopUrl}/uploads/identity-documents`,
    { ...script, 'content-type': 'application/octet-stream', cookie: 'tarima.guest=' },
    file,
  );

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Levels of a body that is refused. */
const tooDeep = `${'['.repeat(65)}${']'.repeat(65)}`;

/** `IDENTITY_DOCUMENTS_PER_MINUTE` by default. */
const uploadsLimit = 10;

/** Sends a request of a page with the cookies of a browser. @throws ZodError when the response is no HTTP error of the store */
async function post(browser: HttpBrowser, url: string, body: object): Promise<HttpError> {
  const { status, body: text, headers } = await browser.postJson(url, body, script);
  const { code, requestId } = errorBody.parse(JSON.parse(text));
  return { status, code, requestId, retryAfter: headers['retry-after']?.toString() };
}

/** A change of the cart by the shopper of a browser. */
const addToCart = ({ shopUrl }: RunningStack, browser: HttpBrowser) =>
  post(
    browser,
    `${shopUrl}/graphql`,
    createRegisteredRequest(operations.addToCart, {
      input: { commandId: randomUUID(), sku: '110101-1', quantity: 1 },
    }),
  );

const matchTokens = matchPost(/\/oauth\/token$/);

/** A member whose tokens are renewed with the next request, because the provider issued them for one second only. */
async function createShortSession({ stack, interceptor }: Scene) {
  const member = await createMember(stack, 'ana');
  const stopChanging = interceptor.changeResponses(matchTokens, (body) =>
    JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(JSON.parse(body)), expires_in: 1 }),
  );
  const browser = await signInBrowser(stack, member).finally(stopChanging);
  return { member, browser };
}

/** The exchange of a token of the app while the identity provider refuses it. */
async function exchangeToken({ stack, interceptor }: Scene, errorCode: string, status: number): Promise<HttpError> {
  const { login } = await createMember(stack, 'ana');
  const token = await fetchAppToken(stack.identityUrl, login);
  const stopRefusing = interceptor.refuseCalls(matchTokens, errorCode, status);
  const cookie = { cookie: 'tarima.native-app=1' };
  return send(
    `${stack.shopUrl}/auth/native-session`,
    { ...json, ...script, ...cookie },
    JSON.stringify({ token }),
  ).finally(stopRefusing);
}

/** A member whom another browser has signed out. */
async function createEndedSession(stack: RunningStack) {
  const member = await createMember(stack, 'ana');
  const [ended, other] = [await signInBrowser(stack, member), await signInBrowser(stack, member)];
  await other.postJson(`${stack.shopUrl}/auth/sessions/end`, { others: true }, script);
  return ended;
}

/** HTTP errors that a caller, a limit or an upstream produces. */
export const httpCauses: Readonly<Record<string, HttpCause>> = {
  BODY_TOO_DEEP: {
    cause: 'a body with 65 levels',
    produce: ({ stack }) => send(stack.graphUrl, json, tooDeep),
  },
  UNKNOWN_LOCALE: {
    cause: 'a market that does not exist',
    produce: ({ stack }) => sendOperation(stack, {}, { 'x-market': 'XX' }),
  },
  UNKNOWN_OPERATION: {
    cause: 'an operation of another release',
    produce: ({ stack }) =>
      sendOperation(stack, { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }),
  },
  FORBIDDEN: {
    cause: 'a request of another site',
    produce: ({ stack }) => sendOperation(stack, {}, { 'sec-fetch-site': 'cross-site' }),
  },
  BAD_USER_INPUT: {
    cause: 'a request to end sessions that names none',
    async produce({ stack }) {
      const browser = await signInBrowser(stack, await createMember(stack, 'ana'));
      return post(browser, `${stack.shopUrl}/auth/sessions/end`, {});
    },
  },
  UNAUTHENTICATED: {
    cause: 'a change by a member whom another browser has signed out',
    produce: async ({ stack }) => addToCart(stack, await createEndedSession(stack)),
  },
  MEMBERSHIP_UNAUTHORISED: {
    cause: 'a change by a member whose membership the club has blocked since the sign-in',
    async produce(scene) {
      const { member, browser } = await createShortSession(scene);
      await blockMembership(scene.stack, member.membershipNumber);
      return addToCart(scene.stack, browser);
    },
  },
  IDENTITY_FAILED: {
    cause: 'an identity provider that does not let the shop exchange tokens',
    produce: (scene) => exchangeToken(scene, 'unauthorized_client', 400),
  },
  IDENTITY_UNAVAILABLE: {
    cause: 'an identity provider that is down while the token of the app is exchanged',
    produce: (scene) => exchangeToken(scene, 'temporarily_unavailable', 503),
  },
  NOT_READY: {
    cause: 'an identity provider that is down when the tokens of a member must be renewed',
    async produce(scene) {
      const { browser } = await createShortSession(scene);
      const { stack, interceptor } = scene;
      interceptor.makeUnavailable('IDENTITY_ISSUER');
      return addToCart(stack, browser).finally(() => interceptor.restore('IDENTITY_ISSUER'));
    },
  },
  INTERNAL: {
    cause: 'a membership API that confirms an identity document without its id',
    produce: ({ stack, interceptor }) => {
      const stopChanging = interceptor.changeResponses(matchPost(/\/v1\/identity-documents$/), () => '{}');
      return upload(stack, png).finally(stopChanging);
    },
  },
  NOT_FOUND: {
    cause: 'an address that does not exist',
    produce: ({ stack }) => send(new URL('/nowhere', stack.graphUrl).href, {}),
  },
  UNSUPPORTED_TYPE: {
    cause: 'an identity document that is no picture',
    produce: ({ stack }) => upload(stack, Buffer.from('<svg/>')),
  },
  UNSUPPORTED_MEDIA_TYPE: {
    cause: 'a body that is XML',
    produce: ({ stack }) => send(stack.graphUrl, { 'content-type': 'application/xml' }, '<a/>'),
  },
  UPSTREAM_UNAVAILABLE: {
    cause: 'a membership API that is down',
    produce: ({ stack, interceptor }) => {
      interceptor.makeUnavailable('MEMBERSHIP_API_URL');
      return upload(stack, png).finally(() => interceptor.restore('MEMBERSHIP_API_URL'));
    },
  },
  TOO_MANY_REQUESTS: {
    cause: 'more identity documents in a minute than the limit',
    async produce({ stack }) {
      for (let count = 0; count < uploadsLimit; count += 1) await upload(stack, Buffer.from('<svg/>'));
      return upload(stack, png);
    },
  },
};
