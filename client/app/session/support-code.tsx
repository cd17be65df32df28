import { Trans } from '@lingui/react/macro';

/** The error code that shoppers give to the club's support (ERRORS-35). */
export function SupportCode({ code }: { code: string }) {
  return (
    <p className="text-xs text-ink-soft">
      <Trans>
        If it happens again, contact us and mention this code: <b className="figures whitespace-nowrap">{code}</b>
      </Trans>
    </p>
  );
}

/** The error code, where the text above already says to contact the club. */
export function Reference({ code }: { code: string | number }) {
  return (
    <p className="text-xs text-ink-soft">
      <Trans>
        Reference: <b className="figures whitespace-nowrap">{code}</b>
      </Trans>
    </p>
  );
}
