import { uuidSchema } from '@tarima/markets/formats';
import type { SafeStorage } from '../../browser-storage.ts';

/** Idempotency keys of payment attempts, by cart: requests with the same key belong to the same attempt. */
export interface AttemptKeys {
  /** Returns the cart's key; creates it on the first call. */
  getOrCreate(cartId: string): string;
  /** Removes the key after the attempt has ended, so that the next payment is a new attempt. */
  remove(cartId: string): void;
}

/** Stores the keys per tab, so that a reload continues the same attempt. An invalid stored key is replaced. */
export function createAttemptKeys(storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>): AttemptKeys {
  const storageKeyOf = (cartId: string) => `tarima.attempt.${cartId}`;
  return {
    getOrCreate(cartId) {
      const stored = uuidSchema.safeParse(storage.get(storageKeyOf(cartId))).data;
      if (stored) return stored;
      const key = crypto.randomUUID();
      storage.set(storageKeyOf(cartId), key);
      return key;
    },
    remove: (cartId) => storage.remove(storageKeyOf(cartId)),
  };
}
