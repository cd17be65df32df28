import type { TrackedEvent } from '../../session/tracked-events.ts';
import type { SegmentClient } from './segment-client.ts';
import { toSegmentEvents } from './segment-events.ts';

export interface RecorderOptions {
  /** Whether the visitor has accepted analytics, now. */
  readonly isAllowed: () => boolean;
  readonly loadClient: () => Promise<SegmentClient>;
  /** Whether this browser was recorded before this document, so that a new member has just signed in. */
  readonly wasRecorded: () => boolean;
  /** Derives the pseudonymous id of a member. */
  readonly toMemberId: (subject: string) => Promise<string>;
}

/** Records visits. Calls keep their order, wait for the library, and do nothing without consent; none of them throws. */
export interface Recorder {
  recordPage(name: string): void;
  recordEvent(event: TrackedEvent): void;
  /** The member who is signed in, or null for a guest. */
  setMember(subject: string | null, market: string): void;
  /** Stops and deletes the ids of this browser. */
  forget(): void;
}

/** Creates the recorder of a document. The library is loaded with the first call that consent allows (ANALYTICS-50). */
export function createRecorder({ isAllowed, loadClient, wasRecorded, toMemberId }: RecorderOptions): Recorder {
  let client: Promise<SegmentClient> | undefined;
  let isNewBrowser = false;
  let calls: Promise<unknown> = Promise.resolve();
  const enqueue = (work: (client: SegmentClient) => unknown) => {
    if (!isAllowed()) return;
    if (!client) {
      isNewBrowser = !wasRecorded();
      client = loadClient();
      // Nothing waits for it when the consent ends first.
      client.catch(() => undefined);
    }
    const loading = client;
    calls = calls
      .then(async () => isAllowed() && (await work(await loading)))
      // A page works without analytics: also when its code cannot be loaded.
      .catch(() => undefined);
  };
  const recordEvent = (event: TrackedEvent) =>
    enqueue((segment) => {
      for (const { name, properties } of toSegmentEvents(event)) segment.track(name, properties);
    });
  return {
    recordEvent,
    recordPage: (name) => enqueue((segment) => segment.page(name)),
    setMember: (subject, market) =>
      enqueue(async (segment) => {
        const memberId = subject === null ? null : await toMemberId(subject);
        const knownId = segment.getMemberId();
        if (memberId === knownId) return;
        // Another member, or none, uses this browser now: their visits are not connected.
        if (knownId !== null) segment.reset();
        if (memberId === null) return;
        segment.identify(memberId, { market });
        if (!isNewBrowser) segment.track('Signed In', {});
        isNewBrowser = false;
      }),
    forget() {
      const loading = client;
      client = undefined;
      if (!loading) return;
      const close = async () => {
        const segment = await loading;
        segment.close();
        segment.reset();
      };
      calls = calls.then(close).catch(() => undefined);
    },
  };
}
