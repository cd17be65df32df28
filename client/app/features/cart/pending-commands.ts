/** A command of this tab while it has no result. */
export interface TrackedCommand {
  readonly id: string;
  /** The cart line that it changes. */
  readonly lineId: string | undefined;
  /** Ids of the pending commands of the same line, which this one replaces (CART-86). */
  readonly replaces: readonly string[];
  /** Ids of later commands that are queued. */
  readonly queuedAfter: readonly string[];
  /** Resolves when all earlier commands have a result. */
  readonly earlierEnded: Promise<unknown>;
  /** Lets earlier commands that are queued later take their place before this one. */
  markQueued(): void;
  end(): void;
}

/** The pending commands in the order of dispatch. */
let pending: readonly (TrackedCommand & { readonly ended: Promise<void>; readonly queuedAfter: string[] })[] = [];

/** The maximum of `replaces` that the API accepts (CART-85). */
const maxReplaced = 10;

/** Tracks a command until its `end`. */
export function trackCommand(id: string, lineId: string | undefined): TrackedCommand {
  const earlier = pending;
  let resolve = () => {};
  const ended = new Promise<void>((onEnd) => {
    resolve = onEnd;
  });
  const command = {
    id,
    lineId,
    replaces: earlier
      .filter((other) => lineId !== undefined && other.lineId === lineId)
      .slice(-maxReplaced)
      .map((other) => other.id),
    queuedAfter: [] as string[],
    ended,
    earlierEnded: Promise.all(earlier.map((other) => other.ended)),
    markQueued() {
      for (const other of earlier) other.queuedAfter.push(id);
    },
    end() {
      pending = pending.filter((other) => other !== command);
      resolve();
    },
  };
  pending = [...earlier, command];
  return command;
}
