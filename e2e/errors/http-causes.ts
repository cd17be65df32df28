import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { z } from 'zod';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import type { RunningStack } from '../stack/running.ts';
import type { Scene } from './scene.ts';

/** An HTTP error, as its callers see it. */
interface HttpError {
  readonly status: number;
  readonly code: string;
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
  const { code } = errorBody.parse(await response.body.json());
  return { status: response.statusCode, code, retryAfter: response.headers['retry-after']?.toString() };
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
      const { status, body } = await browser.postJson(`${stack.shopUrl}/auth/sessions/end`, {}, script);
      return { status, code: errorBody.parse(JSON.parse(body)).code, retryAfter: undefined };
    },
  },
  UNAUTHENTICATED: {
    cause: 'a change by a member whom another browser has signed out',
    async produce({ stack }) {
      const browser = await createEndedSession(stack);
      const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1 };
      const change = createRegisteredRequest(operations.addToCart, { input });
      const { status, body } = await browser.postJson(`${stack.shopUrl}/graphql`, change, script);
      return { status, code: errorBody.parse(JSON.parse(body)).code, retryAfter: undefined };
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
