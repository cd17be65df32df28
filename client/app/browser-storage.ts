/**
 * Browser storage that never throws: values of private windows and full or blocked storage stay in memory (ERRORS-49).
 */
export interface SafeStorage {
  get(name: string): string | null;
  set(name: string, value: string): void;
  /** Persists a value that is useless in memory; false if the browser rejects it. */
  trySet(name: string, value: string): boolean;
  /** Returns a value stored as JSON; undefined if it is missing or does not match the schema. */
  getJson<Value>(name: string, schema: ValueSchema<Value>): Value | undefined;
  setJson(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes all values whose names satisfy the predicate. */
  clear(isCleared: (name: string) => boolean): void;
}

/** The interface of zod schemas that checks a value. */
export interface ValueSchema<Value> {
  safeParse(value: unknown): { readonly data?: Value | undefined };
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a storage, which `open` may fail to return. A value that cannot be persisted stays in memory as long as the
 * document, so that the features that depend on it work until the page is closed.
 */
export function createSafeStorage(open: () => BrowserStorage): SafeStorage {
  const memory = new Map<string, string>();
  const runSafely = <Result>(work: (storage: BrowserStorage) => Result, fallback: Result): Result => {
    try {
      return work(open());
    } catch (error) {
      console.info('Browser storage is not available.', error);
      return fallback;
    }
  };
  const remove = (name: string) => {
    memory.delete(name);
    runSafely((storage) => storage.removeItem(name), undefined);
  };
  const get = (name: string) => memory.get(name) ?? runSafely((storage) => storage.getItem(name), null);
  const trySet = (name: string, value: string) => {
    const isStored = runSafely((storage) => {
      storage.setItem(name, value);
      return true;
    }, false);
    if (isStored) memory.delete(name);
    return isStored;
  };
  const set = (name: string, value: string) => {
    // The server handles many shoppers, so it stores nothing.
    if (!trySet(name, value) && typeof document !== 'undefined') memory.set(name, value);
  };
  return {
    get,
    set,
    trySet,
    getJson(name, schema) {
      try {
        return schema.safeParse(JSON.parse(get(name) ?? 'null')).data;
      } catch (error) {
        console.warn(`The stored value ${name} is not valid JSON.`, error);
        return undefined;
      }
    },
    setJson: (name, value) => set(name, JSON.stringify(value)),
    remove,
    clear(isCleared) {
      const names = [...memory.keys(), ...runSafely((storage) => Object.keys(storage), [])];
      for (const name of names) if (isCleared(name)) remove(name);
    },
  };
}

/** Storage that this browser keeps until a value is removed. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** Storage that this tab keeps until it is closed. */
export const tabStorage = createSafeStorage(() => sessionStorage);
