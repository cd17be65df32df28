import { z } from 'zod/mini';
import { findSignInRefusal } from '../sign-in-refusal.ts';
import { listenToApp, sendToApp } from './bridge.ts';
import { type MessageToShop, refreshTokenText } from './messages.ts';
import type { SessionResult } from './session-result.ts';

/** How long the shop waits for the app, whose member may have to sign in first. */
const responseTimeoutMs = 20_000;
const exchangeTimeoutMs = 20_000;

let ongoing: Promise<SessionResult> | undefined;

/**
 * Requests a token from the app and exchanges it for a session (NATIVE-7). Simultaneous requests share one message
 * (NATIVE-42). It always resolves (NATIVE-43). @param path of the page, or of the page to open (NATIVE-9)
 */
export function requestSession(path: string): Promise<SessionResult> {
  ongoing ??= request(path).finally(() => {
    ongoing = undefined;
  });
  return ongoing;
}

async function request(path: string): Promise<SessionResult> {
  const message = await requestToken(path);
  if (message?.type !== 'token') return { kind: message ? 'signed-out' : 'silent' };
  return exchange(message.token);
}

/** Sends the refresh-token message; undefined without a response in time. */
function requestToken(path: string): Promise<MessageToShop | undefined> {
  return new Promise((resolve) => {
    const end = (message?: MessageToShop) => {
      clearTimeout(timer);
      stop();
      resolve(message);
    };
    const stop = listenToApp(end);
    const timer = setTimeout(end, responseTimeoutMs);
    if (!sendToApp({ type: 'refreshToken', message: refreshTokenText, path })) end();
  });
}

const errorSchema = z.object({ code: z.string() });

async function exchange(token: string): Promise<SessionResult> {
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
