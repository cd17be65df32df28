import { Trans } from '@lingui/react/macro';
import { sayDay } from '../../i18n/day.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CartDeliveryPartsFragment } from './cart-parts.gen.ts';
import { sayHours } from './window-days.ts';

type Window = NonNullable<CartDeliveryPartsFragment['window']>;

/** When the goods will be brought; in words when it is too late for that (store.md §3, Delivery window). */
export function ChosenWindow({ window }: { window: Window }) {
  const locale = useLocale();
  const day = sayDay(window.start, new Date(), locale.code, window.zone);
  const hours = sayHours(window, locale.code);
  if (window.isExpired) {
    return (
      <p role="alert" className="flex gap-2 rounded-card bg-clay-soft p-3 font-medium text-clay">
        <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
        <span>
          <Trans>
            It is too late for the delivery that you chose ({day}, {hours}). Your cart is as it was; please choose
            another time.
          </Trans>
        </span>
      </p>
    );
  }
  return (
    <p className="flex gap-2 text-ink">
      <Icon name="clock" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>
        <Trans>
          Arrives {day}, <b>{hours}</b>
        </Trans>
      </span>
    </p>
  );
}
