import { readShopSettings } from '../shop-settings-data.tsx';
import { type AppMessage, findMessageToShop, type MessageToShop, messagesToApp } from './messages.ts';
import { hasAppParent } from './native-app.ts';

/**
 * The origins that receive messages: the configured ones, or only the parent's where the browser provides it. A browser
 * drops a message whose target origin is not the parent's.
 */
function findTargetOrigins(): readonly string[] {
  const configured = readShopSettings().nativeApp?.origins ?? [];
  const parent = location.ancestorOrigins?.[0];
  return parent === undefined ? configured : configured.filter((origin) => origin === parent);
}

/**
 * Sends a message to the app's page, to configured origins only and never to `*` (NATIVE-40). Sends nothing outside
 * native mode or without a parent. @returns whether it was sent
 */
export function sendToApp(message: AppMessage): boolean {
  if (!hasAppParent()) return false;
  const targets = findTargetOrigins();
  const sent = messagesToApp[message.type].parse({ ...message, source: 'tarima' });
  for (const origin of targets) window.parent.postMessage(sent, origin);
  return targets.length > 0;
}

/**
 * Passes the app's messages to a listener: those that the parent sends from a configured origin and that match a
 * schema. Other messages are ignored (NATIVE-41). @returns a function that stops listening
 */
export function listenToApp(listener: (message: MessageToShop) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !findTargetOrigins().includes(origin)) return;
    const message = findMessageToShop(data);
    if (message) listener(message);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
