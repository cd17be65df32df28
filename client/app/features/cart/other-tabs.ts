const name = 'tarima.cart';

/** Tells the other tabs of this browser that a market's cart has changed. */
export function tellOtherTabs(marketCode: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(marketCode);
  channel.close();
}

/** Hears when another tab has changed the market's cart. */
export function onChangeInOtherTab(marketCode: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => data === marketCode && listener();
  return () => channel.close();
}
