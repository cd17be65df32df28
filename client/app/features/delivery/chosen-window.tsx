import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDayInSentence, formatTime, formatTimeRange } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartDeliveryPartsFragment } from '../../session/cart.gen.ts';
import { useNow } from '../../session/shell-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';

type Window = NonNullable<CartDeliveryPartsFragment['window']>;

/**
 * Why the chosen window can no longer be used; updates while the page is open. `isWithdrawn` means that the club no
 * longer offers it.
 */
export function useWindowProblem(
  window: Window | null,
  isWithdrawn: boolean,
): 'expired' | 'insufficient-capacity' | undefined {
  const hasReservationExpired = useIsPast(window?.heldUntil ?? '9999-12-31T00:00:00Z');
  if (!window) return undefined;
  if (window.isExpired || hasReservationExpired || isWithdrawn) return 'expired';
  return window.hasEnoughCapacity ? undefined : 'insufficient-capacity';
}

/** The chosen delivery window, or why another one is needed (DELIVERY-92). */
export function ChosenWindow({ window, isWithdrawn = false }: { window: Window; isWithdrawn?: boolean }) {
  const locale = useLocale();
  const problem = useWindowProblem(window, isWithdrawn);
  const day = formatDayInSentence(window.start, useNow(), locale.code, window.timeZone);
  const hours = formatTimeRange(window, locale.code);
  if (problem === 'expired') {
    return (
      <Problem>
        <Trans>
          The delivery time you chose ({day}, {hours}) is no longer reserved. Your cart hasn’t changed; choose a time
          again.
        </Trans>
      </Problem>
    );
  }
  if (problem === 'insufficient-capacity') {
    return (
      <Problem>
        <Trans>
          There’s no longer room for everything in your cart at the delivery time you chose ({day}, {hours}). Your cart
          hasn’t changed; choose another time.
        </Trans>
      </Problem>
    );
  }
  return (
    <p className="flex gap-2 text-ink">
      <Icon name="clock" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>
        <Trans>
          Arrives {day}, <b>{hours}</b>
        </Trans>
        <span className="block text-sm text-ink-soft">
          <Trans>
            This time is reserved for you until {formatTime(window.heldUntil, locale.code, window.timeZone)}
          </Trans>
        </span>
      </span>
    </p>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-2 rounded-card bg-clay-soft p-3 font-medium text-clay">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
