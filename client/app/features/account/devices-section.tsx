import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { formatDateTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { endSessions, fetchSessions, type MemberSession, SessionEndedError } from './sessions-api.ts';

const handhelds = ['Android', 'iPhone', 'iPad'];

/** The browsers in which the member is signed in, with a way to sign out elsewhere (ACCOUNT-257, ACCOUNT-258). */
export function DevicesSection() {
  const { t } = useLingui();
  const notify = useNotify();
  const [sessions, setSessions] = useState<readonly MemberSession[]>();
  const [hasFailed, setFailed] = useState(false);
  const [busyId, setBusyId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const onError = (error: unknown) => {
    if (error instanceof SessionEndedError) return reportSessionEnd();
    return true;
  };
  const load = (signal?: AbortSignal) =>
    fetchSessions(signal).then(
      (found) => {
        setFailed(false);
        setSessions(found);
      },
      (error) => void (!signal?.aborted && onError(error) && setFailed(true)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, []);

  const end = async (id: string, ended: Parameters<typeof endSessions>[0]) => {
    setBusyId(id);
    try {
      await endSessions(ended);
      notify({ type: 'success', message: t`You’ve been signed out on that device.` });
      list.current?.focus();
    } catch (error) {
      if (onError(error))
        notify({ type: 'error', message: t`We couldn’t sign you out on that device. Nothing has changed; try again.` });
    }
    await load();
    setBusyId(undefined);
  };
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>
          <Trans>We couldn’t load this list. You’re still signed in; try again.</Trans>
        </p>
        <Button variant="secondary" onClick={() => load()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!sessions) return <Skeleton className="h-64" />;
  return (
    <>
      <p className="mb-5 text-ink-soft">
        <Trans>If you don’t recognise a device, sign out of it.</Trans>
      </p>
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard
              session={session}
              isBusy={busyId === session.id}
              onEnd={() => end(session.id, { sessionId: session.id })}
            />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="danger"
          className="mt-6 max-sm:w-full"
          busy={busyId === 'others'}
          onClick={() => end('others', { others: true })}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </>
  );
}

function SessionCard({ session, isBusy, onEnd }: { session: MemberSession; isBusy: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const { code, market } = useLocale();
  const { isCurrent, browser, system, network, signedInAt, lastUsedAt } = session;
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown browser`);
  const format = (time: number) => formatDateTime(new Date(time).toISOString(), code, market.timeZone);
  const [signedIn, lastUsed] = [format(signedInAt), format(lastUsedAt)];
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-line p-4 sm:flex-nowrap"
    >
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sea">
        <DeviceIcon isHandheld={handhelds.includes(system ?? '')} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent && (
            <span className="rounded-full bg-sea-soft px-2.5 py-0.5 text-xs font-bold text-sea-deep">
              <Trans>This device</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? <Trans>In use now</Trans> : <Trans>Last used: {lastUsed}</Trans>}
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>Signed in: {signedIn}</Trans>
        </p>
        {network && (
          <p className="text-sm text-ink-soft">
            <Trans>Network: {network}</Trans>
          </p>
        )}
      </div>
      {!isCurrent && (
        <Button variant="secondary" busy={isBusy} onClick={onEnd} className="max-sm:w-full">
          <Trans>Sign out</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </article>
  );
}

/** A phone or a screen, in the style of `ui/icon.tsx`. */
function DeviceIcon({ isHandheld }: { isHandheld: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isHandheld ? 'M7.5 3.5h9v17h-9zM11 17.5h2' : 'M3.5 5h17v11h-17zM9 20h6M12 16v4'} />
    </svg>
  );
}
