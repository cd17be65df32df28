/** What a browser tab remembers while it tries to pay a cart: the key that makes every repetition the same attempt. */
export interface AttemptKeys {
  /** The cart's key; made at the first call. */
  keyOf(cartId: string): string;
  /** The attempt has ended: the next try is another one. */
  forget(cartId: string): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keys in the tab's own storage, so that a reload goes on with the same attempt. */
export function createAttemptKeys(storage: Storage): AttemptKeys {
  const nameOf = (cartId: string) => `tarima.attempt.${cartId}`;
  return {
    keyOf(cartId) {
      const known = storage.getItem(nameOf(cartId));
      if (known) return known;
      const key = crypto.randomUUID();
      storage.setItem(nameOf(cartId), key);
      return key;
    },
    forget: (cartId) => storage.removeItem(nameOf(cartId)),
  };
}
