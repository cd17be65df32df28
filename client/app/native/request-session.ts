import { z } from 'zod/mini';
import { findSignInRefusal } from '../sign-in-refusal.ts';
import { listenToApp, sendToApp } from './bridge.ts';
import { type MessageToShop, refreshTokenText } from './messages.ts';
import type { SessionAnswer } from './session-answer.ts';

/** How long the app may take, because its member may have to sign in to it first; and the exchange of the token. */
const answerTimeoutMs = 20_000;
const exchangeTimeoutMs = 20_000;

let ongoing: Promise<SessionAnswer> | undefined;

/**
 * Asks the app for a token and exchanges it for a session (NATIVE-7). Requests at the same time share one message
 * (NATIVE-42). It always ends (NATIVE-43). @param path of the page, or of the page to open (NATIVE-9)
 */
export function requestSession(path: string): Promise<SessionAnswer> {
  ongoing ??= request(path).finally(() => {
    ongoing = undefined;
  });
  return ongoing;
}

async function request(path: string): Promise<SessionAnswer> {
  const message = await askApp(path);
  if (message?.type !== 'token') return { kind: message ? 'signed-out' : 'silent' };
  return exchange(message.token);
}

/** Sends the refresh-token message; undefined without an answer in time. */
function askApp(path: string): Promise<MessageToShop | undefined> {
  return new Promise((resolve) => {
    const end = (message?: MessageToShop) => {
      clearTimeout(timer);
      stop();
      resolve(message);
    };
    const stop = listenToApp(end);
    const timer = setTimeout(end, answerTimeoutMs);
    if (!sendToApp({ type: 'refreshToken', message: refreshTokenText, path })) end();
  });
}

const errorSchema = z.object({ code: z.string() });

async function exchange(token: string): Promise<SessionAnswer> {
  try {
    const response = await fetch('/auth/native-session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tarima-client': 'web' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(exchangeTimeoutMs),
    });
    if (response.ok) return { kind: 'signed-in' };
    const reason = findSignInRefusal(errorSchema.safeParse(await response.json()).data?.code ?? null);
    return reason ? { kind: 'refused', reason } : { kind: 'failed' };
  } catch (error) {
    console.info('The token of the app could not be exchanged.', error);
    return { kind: 'failed' };
  }
}
