import type { Fulfilment } from '../domain/delivery-window.ts';

export interface WindowRelease {
  readonly fulfilment: Pick<Fulfilment, 'release'>;
  /** Tells operators what stands in the way of a delivery. */
  reportDelivery(problem: string, facts: Readonly<Record<string, unknown>>): void;
}

/**
 * Releases the capacity that a cart holds in a delivery window (DELIVERY-93); if that fails, the hold expires. Runs
 * in the shopper's queue, so that it cannot drop the hold of a window that is chosen meanwhile.
 */
export async function releaseWindow(cartId: string, { fulfilment, reportDelivery }: WindowRelease): Promise<void> {
  try {
    await fulfilment.release(cartId);
  } catch (error) {
    reportDelivery('a delivery window could not be released', { cartId, err: error });
  }
}
