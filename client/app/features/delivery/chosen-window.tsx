import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay, formatTime, formatTimeSpan } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartDeliveryPartsFragment } from '../../session/cart.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';

type Window = NonNullable<CartDeliveryPartsFragment['window']>;

/**
 * Why a chosen window is the cart's no more; it may come to that while the page is open. `isGone` when the club does not
 * offer it any more.
 */
export function useWindowProblem(window: Window | null, isGone: boolean): 'expired' | 'no-room' | undefined {
  const isKeptNoLonger = useIsPast(window?.keptUntil ?? '9999-12-31T00:00:00Z');
  if (!window) return undefined;
  if (window.isExpired || isKeptNoLonger || isGone) return 'expired';
  return window.hasEnoughCapacity ? undefined : 'no-room';
}

/** The chosen delivery window, or why another one has to be chosen (DELIVERY-92). */
export function ChosenWindow({ window, isGone = false }: { window: Window; isGone?: boolean }) {
  const locale = useLocale();
  const problem = useWindowProblem(window, isGone);
  const day = formatDay(window.start, new Date(), locale.code, window.zone);
  const hours = formatTimeSpan(window, locale.code);
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
  if (problem === 'no-room') {
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
          <Trans>This time is reserved for you until {formatTime(window.keptUntil, locale.code, window.zone)}</Trans>
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
