/** A request of the store to an upstream. */
export interface Call {
  readonly method: string;
  /** Path with query string. */
  readonly path: string;
  readonly body: string;
}

export interface Trap {
  readonly matches: (call: Call) => boolean;
  /** `request`: before the call reaches the upstream. `response`: after the upstream acted, before the store gets the response. */
  readonly phase: 'request' | 'response';
}

export interface HeldCall {
  /** Resolves when the call is held. */
  readonly held: Promise<Call>;
  release(): void;
}

/** An error that the store gets instead of the upstream's response. */
export interface ErrorReply {
  readonly status: number;
  /** Error code in the formats of every upstream. */
  readonly code: string;
}

/** What happens to a call: it continues, gets no response at all, or gets an error. */
export type Decision = 'continue' | 'silence' | ErrorReply;

/** Faults of calls. Each of them concerns one call, except for `refuseCalls`. */
export interface CallFaults {
  /** Catches the next call that matches, which never gets a response. Resolves when the call is caught. */
  catchCall(trap: Trap): Promise<Call>;
  /**
   * Holds the next call that matches: the request, or the response, is forwarded only after `release`, even if the store has
   * timed out by then.
   */
  holdCall(trap: Trap): HeldCall;
  /** Responds to the next call that matches with an error; with phase `response` the upstream has acted by then. */
  failCall(trap: Trap, reply: ErrorReply): HeldCall;
  /** Responds to every matching call with an error (400 by default), without calling the upstream, until the returned function is called. */
  refuseCalls(matches: Trap['matches'], errorCode?: string, status?: number): () => void;
  /** Changes the body of every successful response to a matching call until the returned function is called. */
  changeResponses(matches: Trap['matches'], change: (body: string) => string): () => void;
}

interface Rule extends Trap {
  readonly isRepeated: boolean;
  decide(call: Call): Promise<Decision> | Decision;
}

/** Returns a match that remembers whether a call has matched. */
export function observeMatches(matches: Trap['matches']): { readonly matches: Trap['matches']; wasMatched(): boolean } {
  let isMatched = false;
  return {
    matches(call) {
      const isMatch = matches(call);
      isMatched ||= isMatch;
      return isMatch;
    },
    wasMatched: () => isMatched,
  };
}

/** Faults of calls and the decision about each call. */
export function createCallRules(): CallFaults & {
  decide(call: Call, phase: Trap['phase']): Promise<Decision>;
  /** Returns the body of a response as the store gets it. */
  changeBody(call: Call, body: Uint8Array): Uint8Array;
} {
  const rules = new Set<Rule>();
  const changes = new Set<{ readonly matches: Trap['matches']; readonly change: (body: string) => string }>();
  const add = (trap: Trap, decide: Rule['decide'], isRepeated = false): (() => void) => {
    const rule: Rule = { ...trap, decide, isRepeated };
    rules.add(rule);
    return () => void rules.delete(rule);
  };

  return {
    async decide(call, phase) {
      for (const rule of rules) {
        if (rule.phase !== phase || !rule.matches(call)) continue;
        if (!rule.isRepeated) rules.delete(rule);
        const decision = await rule.decide(call);
        if (decision !== 'continue') return decision;
      }
      return 'continue';
    },
    changeBody(call, body) {
      const matching = [...changes].filter(({ matches }) => matches(call));
      if (matching.length === 0) return body;
      return Buffer.from(matching.reduce((text, { change }) => change(text), Buffer.from(body).toString('utf8')));
    },
    catchCall: (trap) =>
      new Promise((resolve) => {
        add(trap, (call) => {
          resolve(call);
          return 'silence';
        });
      }),
    holdCall(trap) {
      const { promise: held, resolve: onArrived } = Promise.withResolvers<Call>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const remove = add(trap, async (call): Promise<Decision> => {
        onArrived(call);
        await released;
        return 'continue';
      });
      return {
        held,
        release() {
          remove();
          release();
        },
      };
    },
    failCall(trap, reply) {
      const { promise: held, resolve: onArrived } = Promise.withResolvers<Call>();
      const release = add(trap, (call) => {
        onArrived(call);
        return reply;
      });
      return { held, release };
    },
    refuseCalls: (matches, code = 'REJECTED', status = 400) =>
      add({ matches, phase: 'request' }, () => ({ status, code }), true),
    changeResponses(matches, change) {
      const added = { matches, change };
      changes.add(added);
      return () => void changes.delete(added);
    },
  };
}
