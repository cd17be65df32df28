import type { Call } from './call-rules.ts';

/** Groups of calls that belong to one checkout. */
export interface CallScopes {
  /** Adds a group. @returns whether a call belongs to it: its path or body contains one of the keys */
  add(keys: readonly string[]): (call: Call) => boolean;
  /** Adds the reference number of a payment to the groups of the call that created or found it. */
  learn(call: Call, response: string): void;
}

export function createCallScopes(): CallScopes {
  const scopes: Set<string>[] = [];
  const isInScope = (keys: ReadonlySet<string>, { path, body }: Call) => {
    const text = `${decodeURIComponent(path)} ${body}`;
    return [...keys].some((key) => text.includes(key));
  };
  return {
    add(keys) {
      const scope = new Set(keys);
      scopes.push(scope);
      return (call) => isInScope(scope, call);
    },
    learn(call, response) {
      const [, referenceNumber] = /"referenceNumber":"([^"]+)"/.exec(response) ?? [];
      if (referenceNumber === undefined) return;
      for (const scope of scopes) if (isInScope(scope, call)) scope.add(referenceNumber);
    },
  };
}
