import { deviceStorage } from '../../browser-storage.ts';

const channelName = 'tarima.cart';
/** Local storage key of the time of the last change of a market's cart, in milliseconds since 1970. */
const keyOf = (marketCode: string) => `${channelName}.${marketCode}`;

/** When this page was requested, or has changed the cart itself: its cart contains all earlier changes. */
let currentSince = performance.timeOrigin;

/** One channel per tab: a channel does not receive its own messages, but other channels of the same page do. */
let tabChannel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel {
  tabChannel ??= new BroadcastChannel(channelName);
  return tabChannel;
}

/** Notifies the other tabs of this browser that a market's cart has changed (CART-76). */
export function notifyOtherTabs(marketCode: string): void {
  currentSince = Date.now();
  deviceStorage.set(keyOf(marketCode), String(currentSince));
  getChannel().postMessage(marketCode);
}

/**
 * Calls `listener` when another tab has changed the market's cart, and at once when one has done so since this page was
 * requested, because the page's cart may be older; returns a function that stops it.
 */
export function onChangeInOtherTab(marketCode: string, listener: () => void): () => void {
  if (Number(deviceStorage.get(keyOf(marketCode))) > currentSince) listener();
  const onMessage = ({ data }: MessageEvent) => data === marketCode && listener();
  getChannel().addEventListener('message', onMessage);
  return () => getChannel().removeEventListener('message', onMessage);
}
