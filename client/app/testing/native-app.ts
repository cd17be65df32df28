import { vi } from 'vitest';
import { writeCookie } from '../cookies.ts';
import { nativeAppCookie } from '../native/native-app-cookie.ts';
import { testSettings, writeSettings } from './settings.ts';

/** Origin of the app's page in tests. */
export const appOrigin = 'https://app.example';

/** The app's page around the shop. */
export interface AppFrame {
  /** Messages that the shop has posted, with their target origins. */
  readonly posted: readonly { readonly message: Record<string, unknown>; readonly targetOrigin: string }[];
  /** The types of the messages. */
  listTypes(): readonly string[];
  /** Sends a message to the shop, by default as the app does. */
  send(data: unknown, from?: { readonly origin?: string; readonly source?: Window }): void;
}

/** Shows the page in native mode, in a frame of the app's page. */
export function openInApp({ origins = [appOrigin], cookie = '1' } = {}): AppFrame {
  const posted: { message: Record<string, unknown>; targetOrigin: string }[] = [];
  const frame = document.body.appendChild(document.createElement('iframe'));
  const parent = frame.contentWindow as Window;
  // Only its window is used. A frame in the document would be checked by axe.
  frame.remove();
  parent.postMessage = ((message: Record<string, unknown>, targetOrigin: string) => {
    posted.push({ message, targetOrigin });
  }) as Window['postMessage'];
  writeCookie(nativeAppCookie, cookie);
  writeSettings({ ...testSettings, nativeApp: { origins } });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  return {
    posted,
    listTypes: () => posted.map(({ message }) => String(message.type)),
    send: (message, { origin = appOrigin, source = parent } = {}) =>
      void dispatchEvent(new MessageEvent('message', { data: message, origin, source })),
  };
}

export const tokenMessage = { source: 'tarima-app', type: 'token', token: 'app-token' };
export const signedOutMessage = { source: 'tarima-app', type: 'signedOut' };
