import type { SafeStorage } from '../../browser-storage.ts';
import { uuidSchema } from '../../formats.ts';

/** What a browser tab remembers while it tries to pay a cart: the key that makes every repetition the same attempt. */
export interface AttemptKeys {
  /** The cart's key; made at the first call. */
  keyOf(cartId: string): string;
  /** The attempt has ended: the next try is another one. */
  forget(cartId: string): void;
}

/** Keys in the tab's own storage, so that a reload goes on with the same attempt. A stored value that is no key is replaced. */
export function createAttemptKeys(storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>): AttemptKeys {
  const nameOf = (cartId: string) => `tarima.attempt.${cartId}`;
  return {
    keyOf(cartId) {
      const known = uuidSchema.safeParse(storage.get(nameOf(cartId))).data;
      if (known) return known;
      const key = crypto.randomUUID();
      storage.set(nameOf(cartId), key);
      return key;
    },
    forget: (cartId) => storage.remove(nameOf(cartId)),
  };
}
