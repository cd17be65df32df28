import { Trans } from '@lingui/react/macro';

/** A code of store.md §8 or checkout.md §8, for people who call the club about what went wrong. */
export function CodeForClub({ code }: { code: string }) {
  return (
    <p className="text-xs text-ink-soft">
      <Trans>
        If it happens again, tell the club this code: <b className="figures whitespace-nowrap">{code}</b>
      </Trans>
    </p>
  );
}
