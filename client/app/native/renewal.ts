import { requestSession } from './request-session.ts';
import type { SessionAnswer } from './session-answer.ts';

/** What a renewal needs from the page. */
export interface RenewalPage {
  /** The member whose data the page contains; undefined on a guest's page. */
  readonly getMemberId: () => string | undefined;
  /** The member of the session now. */
  readonly fetchMemberId: () => Promise<string | undefined>;
  /** The member's session is renewed. */
  readonly onRenewed: (memberId: string) => void;
  /** Shows why the session was not renewed. */
  readonly onFailure: (answer: SessionAnswer) => void;
}

/** How long a request waits for the page's own code. */
const pageTimeoutMs = 10_000;

let setPage: (page: RenewalPage) => void;
let page = createPagePromise();
let ongoing: Promise<boolean> | undefined;
/** A failure that the page shows: further requests send no message until it is closed. */
let isFailureShown = false;
const listeners = new Set<() => void>();

function createPagePromise(): Promise<RenewalPage> {
  return new Promise((resolve) => {
    setPage = resolve;
  });
}

/** Connects the page that is shown. @returns a function that disconnects it */
export function connectPage(connected: RenewalPage): () => void {
  setPage(connected);
  return () => {
    page = createPagePromise();
  };
}

/** For `useSyncExternalStore`: whether a renewal is waiting for the app. */
export const isRenewing = (): boolean => ongoing !== undefined;

export function subscribeToRenewal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const report = () => {
  for (const listener of listeners) listener();
};

/** The page no longer shows a failure: the next request asks the app again. */
export function closeFailure(): void {
  isFailureShown = false;
}

/**
 * Renews the session of the page's member through the app (NATIVE-7). A session of another member, or on a guest's page,
 * reloads the page, so that nothing of one member is sent for another (NATIVE-44). With `isForMembersOnly`, a guest's page
 * asks for nothing. @returns whether what failed can be
 * repeated
 */
export function renewSession({ isForMembersOnly = false } = {}): Promise<boolean> {
  if (isFailureShown) return Promise.resolve(false);
  ongoing ??= renew(isForMembersOnly).finally(() => {
    ongoing = undefined;
    report();
  });
  report();
  return ongoing;
}

async function renew(isForMembersOnly: boolean): Promise<boolean> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeoutMs));
  const current = await Promise.race([page, timeout]);
  const memberId = current?.getMemberId();
  if (!current || (isForMembersOnly && memberId === undefined)) return false;
  const answer = await requestSession(location.pathname + location.search);
  if (answer.kind !== 'signed-in') return fail(current, answer);
  const newMemberId = await current.fetchMemberId().catch(() => undefined);
  if (memberId !== undefined && newMemberId === memberId) {
    current.onRenewed(memberId);
    return true;
  }
  if (memberId !== undefined && newMemberId === undefined) return fail(current, { kind: 'failed' });
  location.reload();
  return new Promise(() => {});
}

function fail({ onFailure }: RenewalPage, answer: SessionAnswer): false {
  isFailureShown = true;
  onFailure(answer);
  return false;
}
