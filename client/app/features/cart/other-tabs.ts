const name = 'tarima.cart';

/** One for this tab: a channel does not hear its own messages, but every other channel of the same page does. */
let own: BroadcastChannel | undefined;

function channel(): BroadcastChannel {
  own ??= new BroadcastChannel(name);
  return own;
}

/** Tells the other tabs of this browser that a market's cart has changed (CART-76). */
export function tellOtherTabs(marketCode: string): void {
  channel().postMessage(marketCode);
}

/** Hears when another tab has changed the market's cart. */
export function onChangeInOtherTab(marketCode: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === marketCode && listener();
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}
