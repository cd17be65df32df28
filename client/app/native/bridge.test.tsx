import { beforeEach, expect, it, vi } from 'vitest';
import { type AppFrame, appOrigin, openInApp, signedOutMessage, tokenMessage } from '../testing/native-app.ts';
import { listenToApp, sendToApp } from './bridge.ts';
import type { AppMessage } from './messages.ts';

const messages: readonly AppMessage[] = [
  { type: 'refreshToken', message: 'Invalid Token or Invalid Grant', path: '/es-CR/carrito?x=1' },
  { type: 'currentPath', path: '/es-CR' },
  { type: 'logout' },
  { type: 'changeLanguage', language: 'en', path: '/en-CR/cart' },
  { type: 'closeBrowser' },
  { type: 'pharmacyLink', url: 'https://pharmacy.example/' },
  { type: 'externalLink', url: 'https://club.example/' },
  { type: 'membershipCard', path: '/es-CR/tarjeta' },
];

it.each(messages)('sends $type to the configured origin and never to `*` (NATIVE-11, NATIVE-40)', (message) => {
  const { posted } = openInApp();
  expect(sendToApp(message)).toBe(true);
  expect(posted).toEqual([{ message: { source: 'tarima', ...message }, targetOrigin: appOrigin }]);
});

it('sends to the parent’s origin only, where the browser provides it (NATIVE-40)', () => {
  const { posted } = openInApp({ origins: ['https://other.example', appOrigin] });
  const { pathname, search } = location;
  vi.stubGlobal('location', { pathname, search, ancestorOrigins: [appOrigin] });
  expect(sendToApp({ type: 'logout' })).toBe(true);
  expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual([appOrigin]);
  vi.stubGlobal('location', { pathname, search, ancestorOrigins: ['https://evil.example'] });
  expect(sendToApp({ type: 'logout' })).toBe(false);
  expect(posted).toHaveLength(1);
});

it.each([
  ['outside native mode', { cookie: '0' }],
  ['without a configured origin', { origins: [] }],
])('sends nothing %s (NATIVE-40)', (_case, options) => {
  const { posted } = openInApp(options);
  expect(sendToApp({ type: 'logout' })).toBe(false);
  expect(posted).toEqual([]);
});

it('sends nothing without a parent (NATIVE-40)', () => {
  const { posted } = openInApp();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  const post = vi.spyOn(window, 'postMessage');
  expect(sendToApp({ type: 'logout' })).toBe(false);
  expect([posted, post.mock.calls]).toEqual([[], []]);
});

it('throws for a message that does not match its schema, and sends nothing (NATIVE-41)', () => {
  const { posted } = openInApp();
  expect(() => sendToApp({ type: 'currentPath', path: '//evil.example' })).toThrow();
  expect(posted).toEqual([]);
});

let app: AppFrame;
const received = vi.fn<(message: unknown) => void>();
beforeEach(() => {
  received.mockReset();
  app = openInApp();
});

it('passes the messages of the app to the listener, without unknown fields (NATIVE-41)', () => {
  const stop = listenToApp(received);
  app.send({ ...tokenMessage, added: true });
  app.send(signedOutMessage);
  stop();
  app.send(signedOutMessage);
  expect(received.mock.calls).toEqual([[tokenMessage], [signedOutMessage]]);
});

it.each<[string, unknown, Parameters<AppFrame['send']>[1]]>([
  ['of another origin', tokenMessage, { origin: 'https://evil.example' }],
  ['of a similar origin', tokenMessage, { origin: `${appOrigin}.evil.example` }],
  ['of the shop’s own window', tokenMessage, { source: window }],
  ['of another source name', { ...tokenMessage, source: 'tarima' }, {}],
  ['of an unknown type', { source: 'tarima-app', type: 'navigate', path: '/' }, {}],
  ['without a token', { source: 'tarima-app', type: 'token' }, {}],
  ['with an empty token', { ...tokenMessage, token: '' }, {}],
  ['with a token of 9,000 characters', { ...tokenMessage, token: 'x'.repeat(9_000) }, {}],
  ['with text', JSON.stringify(tokenMessage), {}],
  ['without data', null, {}],
])('ignores a message %s (NATIVE-41)', (_case, data, from) => {
  const stop = listenToApp(received);
  app.send(data, from);
  stop();
  expect(received).not.toHaveBeenCalled();
});
