import { deviceStorage } from '../../browser-storage.ts';

const channelName = 'tarima.cart';
/** Local storage key of the time of the last change of a market's cart, in milliseconds since 1970. */
const keyOf = (marketCode: string) => `tarima.cart-changed.${marketCode}`;

/** The time of this tab's last change, as it is stored. */
let ownChange: string | undefined;

/** One channel per tab: a channel does not receive its own messages, but other channels of the same page do. */
let tabChannel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel {
  tabChannel ??= new BroadcastChannel(channelName);
  return tabChannel;
}

/** Notifies the other tabs of this browser that a market's cart has changed (CART-76). */
export function notifyOtherTabs(marketCode: string): void {
  ownChange = String(Date.now());
  deviceStorage.set(keyOf(marketCode), ownChange);
  getChannel().postMessage(marketCode);
}

/** Calls `listener` when another tab has changed the market's cart; returns a function that stops it. */
export function onChangeInOtherTab(marketCode: string, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent) => data === marketCode && listener();
  getChannel().addEventListener('message', onMessage);
  return () => getChannel().removeEventListener('message', onMessage);
}

/** Whether another tab has changed the market's cart since this page was requested, so that its cart may be older. */
export function hasChangedInOtherTab(marketCode: string): boolean {
  const changedAt = deviceStorage.get(keyOf(marketCode));
  return changedAt !== ownChange && Number(changedAt) > performance.timeOrigin;
}
