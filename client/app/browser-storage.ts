/** The browser's storage without its exceptions: private windows and full or blocked storage keep values in memory (ERRORS-49). */
export interface SafeStorage {
  get(name: string): string | null;
  set(name: string, value: string): void;
  /** Stores a value that is of no use in memory; false where the browser refuses it. */
  trySet(name: string, value: string): boolean;
  /** A value that was stored as JSON; undefined without one, and when it is not what the schema says. */
  getJson<Value>(name: string, schema: Schema<Value>): Value | undefined;
  setJson(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes every value whose name the predicate accepts. */
  clear(isCleared: (name: string) => boolean): void;
}

/** As zod's schemas check a value. */
interface Schema<Value> {
  safeParse(value: unknown): { readonly data?: Value | undefined };
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a storage, which `open` may refuse to give. A value that cannot be stored lives as long as the document, so that
 * nothing which depends on it stops working; it is only lost with the page.
 */
export function createSafeStorage(open: () => BrowserStorage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: BrowserStorage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch (error) {
      console.info('The browser refuses its storage.', error);
      return otherwise;
    }
  };
  const remove = (name: string) => {
    memory.delete(name);
    attempt((storage) => storage.removeItem(name), undefined);
  };
  const get = (name: string) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null);
  const trySet = (name: string, value: string) => {
    const isStored = attempt((storage) => {
      storage.setItem(name, value);
      return true;
    }, false);
    if (isStored) memory.delete(name);
    return isStored;
  };
  const set = (name: string, value: string) => {
    // The server answers many shoppers: it keeps nothing.
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
        console.warn(`The stored value ${name} is no JSON.`, error);
        return undefined;
      }
    },
    setJson: (name, value) => set(name, JSON.stringify(value)),
    remove,
    clear(isCleared) {
      const names = [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])];
      for (const name of names) if (isCleared(name)) remove(name);
    },
  };
}

/** What this browser keeps until it is removed. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** What this tab keeps until it is closed. */
export const tabStorage = createSafeStorage(() => sessionStorage);
