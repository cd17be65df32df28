/** A call in the format of Segment's tracking API. */
export type TrackingCall = Readonly<Record<string, unknown>>;

/** Maximum calls of a batch. */
export const maximumBatchCalls = 20;
/** Maximum bytes of a batch: a page that is being closed can send 64 KB. */
const maximumBatchBytes = 60 * 1024;
/** Calls that wait for the collector; older ones are dropped. */
const maximumQueuedCalls = 200;
/** Milliseconds before a batch is sent; doubled after each failure up to the maximum. */
const waitMs = 3_000;
const maximumWaitMs = 60_000;

export interface DeliveryOptions {
  /** Whether the visitor has accepted analytics, now. */
  readonly isAllowed: () => boolean;
  /** Sends a batch. @returns false if it has to be sent again */
  readonly post: (batch: readonly TrackingCall[]) => Promise<boolean>;
}

/** Sends calls in batches, in their order. */
export interface Delivery {
  add(call: TrackingCall): void;
  /** Sends all queued calls at once, because the page is being hidden. */
  flush(): void;
  /** Drops the queued calls, and all later ones. */
  close(): void;
}

/**
 * Creates the queue of calls. A batch is sent after 3 seconds or with 20 calls, again after a failure, and only while
 * consent is in effect: a withdrawal drops what is queued (ANALYTICS-51).
 */
export function createDelivery({ isAllowed, post }: DeliveryOptions): Delivery {
  let queue: TrackingCall[] = [];
  let isClosed = false;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeBatch = (): readonly TrackingCall[] => {
    if (isClosed || !isAllowed()) queue = [];
    const count = countCalls(queue);
    const batch = queue.slice(0, count);
    queue = queue.slice(count);
    return batch;
  };
  const schedule = () => {
    timer ??= setTimeout(() => void sendNext(), Math.min(waitMs * 2 ** failures, maximumWaitMs));
  };
  const send = async (batch: readonly TrackingCall[]) => {
    const isDelivered = await post(batch).catch(() => false);
    failures = isDelivered ? 0 : failures + 1;
    if (!isDelivered) queue = [...batch, ...queue].slice(-maximumQueuedCalls);
    if (queue.length > 0) schedule();
  };
  // One request at a time, so that the collector receives the calls in their order.
  const sendNext = async () => {
    timer = undefined;
    const batch = isSending ? [] : takeBatch();
    if (batch.length === 0) return;
    isSending = true;
    await send(batch).finally(() => {
      isSending = false;
    });
  };
  return {
    add(call) {
      if (isClosed) return;
      queue = [...queue, call].slice(-maximumQueuedCalls);
      if (queue.length < maximumBatchCalls || failures > 0) return schedule();
      clearTimeout(timer);
      void sendNext();
    },
    flush() {
      for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) void send(batch);
    },
    close() {
      isClosed = true;
      queue = [];
      clearTimeout(timer);
    },
  };
}

const encoder = new TextEncoder();

/** How many of the first calls make a batch: within both limits, at least one. */
function countCalls(calls: readonly TrackingCall[]): number {
  let bytes = 0;
  const count = calls.findIndex((call, index) => {
    bytes += encoder.encode(JSON.stringify(call)).length;
    return index === maximumBatchCalls || (index > 0 && bytes > maximumBatchBytes);
  });
  return count === -1 ? calls.length : count;
}
