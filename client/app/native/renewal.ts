import { requestSession } from './request-session.ts';
import type { SessionResult } from './session-result.ts';

/** The parts of the page that a renewal uses. */
export interface RenewalPage {
  /** The member whose data the page contains; undefined on a guest's page. */
  readonly getMemberId: () => string | undefined;
  /** Reads the member of the current session. */
  readonly fetchMemberId: () => Promise<string | undefined>;
  /** Called after the session of the member was renewed. */
  readonly onRenewed: (memberId: string) => void;
  /** Shows why the session was not renewed. */
  readonly onFailure: (result: SessionResult) => void;
}

/** How long a request waits for the code of the page, in milliseconds. */
const pageTimeoutMs = 10_000;

let setPage: (page: RenewalPage) => void;
let page = createPagePromise();
let ongoing: Promise<boolean> | undefined;
/** While the page shows a failure, further requests send no message. */
let isFailureShown = false;
const listeners = new Set<() => void>();

function createPagePromise(): Promise<RenewalPage> {
  return new Promise((resolve) => {
    setPage = resolve;
  });
}

/** Connects the page that is shown. @returns a function that disconnects it, with its renewal and its failure */
export function connectPage(connected: RenewalPage): () => void {
  setPage(connected);
  return () => {
    page = createPagePromise();
    isFailureShown = false;
    endRenewal();
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

/** Reports that the failure was closed: the next request sends a message to the app again. */
export function closeFailure(): void {
  isFailureShown = false;
}

/**
 * Renews the session of the page's member through the app (NATIVE-7). If the page is of another member or of a guest,
 * it is reloaded, so that no request of one member is sent for another (NATIVE-44). With `isForMembersOnly`, a guest's
 * page requests no session. @returns whether the failed request can be repeated
 */
export function renewSession({ isForMembersOnly = false } = {}): Promise<boolean> {
  if (isFailureShown) return Promise.resolve(false);
  if (ongoing) return ongoing;
  const renewal = renew(isForMembersOnly).finally(() => {
    if (ongoing === renewal) endRenewal();
  });
  ongoing = renewal;
  report();
  return renewal;
}

function endRenewal(): void {
  ongoing = undefined;
  report();
}

async function renew(isForMembersOnly: boolean): Promise<boolean> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeoutMs));
  const current = await Promise.race([page, timeout]);
  const memberId = current?.getMemberId();
  if (!current || (isForMembersOnly && memberId === undefined)) return false;
  const result = await requestSession(location.pathname + location.search);
  if (result.kind !== 'signed-in') return fail(current, result);
  const newMemberId = await current.fetchMemberId().catch(() => undefined);
  if (memberId !== undefined && newMemberId === memberId) {
    current.onRenewed(memberId);
    return true;
  }
  if (memberId !== undefined && newMemberId === undefined) return fail(current, { kind: 'failed' });
  location.reload();
  return new Promise(() => {});
}

function fail({ onFailure }: RenewalPage, result: SessionResult): false {
  isFailureShown = true;
  onFailure(result);
  return false;
}
