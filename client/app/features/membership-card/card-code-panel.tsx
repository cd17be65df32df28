import { Trans, useLingui } from '@lingui/react/macro';
import type { CardKey } from './card-store.ts';
import { QrCode } from './qr-code.tsx';
import { useCode } from './use-code.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The QR code with the membership number and the current code, its digits, and the time until the next code. */
export function CardCodePanel({ membershipNumber, cardKey }: { membershipNumber: string; cardKey: CardKey }) {
  const { t } = useLingui();
  const shown = useCode(cardKey);
  useWakeLock();
  if (!shown) return <div className="aspect-square w-full" />;
  const { code, endsAt } = shown;
  return (
    <>
      <QrCode text={membershipNumber + code} label={t`QR code with your membership number and the code ${code}`} />
      <div className="px-4 pb-4 text-center">
        <p
          className="figures font-display text-3xl font-extrabold tracking-wide"
          data-card-code={membershipNumber + code}
        >
          <span className="sr-only">
            <Trans>Code</Trans>{' '}
          </span>
          {code.slice(0, 4)} {code.slice(4)}
        </p>
        <CountdownBar key={endsAt} endsAt={endsAt} periodSeconds={cardKey.periodSeconds} />
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>The code changes every {cardKey.periodSeconds} seconds and works once.</Trans>
        </p>
      </div>
    </>
  );
}

/** Shows how much time is left for a code. */
function CountdownBar({ endsAt, periodSeconds }: { endsAt: number; periodSeconds: number }) {
  const leftSeconds = Math.max((endsAt - Date.now()) / 1_000, 0);
  const style = { animation: `count-down ${periodSeconds}s linear ${leftSeconds - periodSeconds}s both` };
  return (
    <div aria-hidden="true" className="mx-auto mt-3 h-2 w-full max-w-64 overflow-hidden rounded-full bg-board-deep">
      <div className="h-full origin-left rounded-full bg-sea" style={style} />
    </div>
  );
}
