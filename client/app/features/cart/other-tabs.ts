const channelName = 'tarima.cart';

/** One channel per tab: a channel does not receive its own messages, but other channels of the same page do. */
let tabChannel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel {
  tabChannel ??= new BroadcastChannel(channelName);
  return tabChannel;
}

/** Notifies the other tabs of this browser that a market's cart has changed (CART-76). */
export function notifyOtherTabs(marketCode: string): void {
  getChannel().postMessage(marketCode);
}

/** Calls `listener` when another tab has changed the market's cart; returns a function that stops it. */
export function onChangeInOtherTab(marketCode: string, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent) => data === marketCode && listener();
  getChannel().addEventListener('message', onMessage);
  return () => getChannel().removeEventListener('message', onMessage);
}
