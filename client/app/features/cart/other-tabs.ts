import { deviceStorage } from '../../browser-storage.ts';

const channelName = 'tarima.cart';
/** Local storage key of the time of the last change of a market's cart, in milliseconds since 1970. */
const keyOf = (marketCode: string) => `${channelName}.${marketCode}`;

/** The message to other tabs. */
interface CartChange {
  readonly marketCode: string;
  /** The time that local storage has, too. */
  readonly time: string;
}

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
  // The fraction distinguishes simultaneous changes of several tabs.
  currentSince = Date.now() + Math.random();
  const change: CartChange = { marketCode, time: String(currentSince) };
  deviceStorage.set(keyOf(marketCode), change.time);
  getChannel().postMessage(change);
}

/**
 * Calls `listener` when another tab has changed the market's cart, and at once when one has done so since this page was
 * requested, because the page's cart may be older; returns a function that stops it.
 */
export function onChangeInOtherTab(marketCode: string, listener: () => void): () => void {
  const key = keyOf(marketCode);
  let handled = deviceStorage.get(key);
  if (Number(handled) > currentSince) listener();
  const handle = (time: string | null) => {
    if (time === null || time === handled) return;
    handled = time;
    listener();
  };
  const onMessage = ({ data }: MessageEvent<CartChange>) => data.marketCode === marketCode && handle(data.time);
  // A page that opens during a change can miss its message, and receive the stored time after it has read the storage.
  const onStored = (event: StorageEvent) => event.key === key && handle(event.newValue);
  getChannel().addEventListener('message', onMessage);
  addEventListener('storage', onStored);
  return () => {
    getChannel().removeEventListener('message', onMessage);
    removeEventListener('storage', onStored);
  };
}
