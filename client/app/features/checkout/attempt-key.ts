import type { SafeStorage } from '../../browser-storage.ts';

/** What a browser tab remembers while it tries to pay a cart: the key that makes every repetition the same attempt. */
export interface AttemptKeys {
  /** The cart's key; made at the first call. */
  keyOf(cartId: string): string;
  /** The attempt has ended: the next try is another one. */
  forget(cartId: string): void;
}

const format = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keys in the tab's own storage, so that a reload goes on with the same attempt. A stored value that is no key is replaced. */
export function createAttemptKeys(storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>): AttemptKeys {
  const nameOf = (cartId: string) => `tarima.attempt.${cartId}`;
  return {
    keyOf(cartId) {
      const known = storage.get(nameOf(cartId));
      if (known && format.test(known)) return known;
      const key = crypto.randomUUID();
      storage.set(nameOf(cartId), key);
      return key;
    },
    forget: (cartId) => storage.remove(nameOf(cartId)),
  };
}
