import { markets } from '@tarima/markets/table';
import { deviceStorage } from '../../browser-storage.ts';

/** Local storage key of a market's outbox (CART-106). */
export const storedOutboxKey = (marketCode: string): string => `tarima.waiting.${marketCode}`;

/** The stored text of the outbox; null when the outbox is empty. Equal texts mean equal entries. */
export const getStoredOutbox = (marketCode: string): string | null => deviceStorage.get(storedOutboxKey(marketCode));

/** Start of the local storage keys of the kept carts, one for each market (OFFLINE-3). */
export const keptCartPrefix = 'tarima.kept-cart.';

/** Whether this browser has kept the cart of a shopper in any market. */
export const hasKeptCart = (): boolean => markets.some(({ code }) => deviceStorage.get(keptCartPrefix + code) !== null);
