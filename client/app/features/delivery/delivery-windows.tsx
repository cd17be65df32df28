import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { capitalize, formatTimeRange } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useNow } from '../../session/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChosenWindow, useWindowProblem } from './chosen-window.tsx';
import { useDeliveryWindowsQuery } from './delivery-windows.gen.ts';
import { ShippingMethods } from './shipping-methods.tsx';
import { useDeliveryWindow } from './use-delivery-window.ts';
import { groupWindowsByDay, type OfferedWindow } from './window-days.ts';

/** The club's shipping methods for home delivery, and its delivery windows by day. */
export function DeliveryWindows({ cart, disabled }: { cart: CartPartsFragment; disabled: boolean }) {
  const { data, error, refetch } = useDeliveryWindowsQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  const { chosenId, choose } = useDeliveryWindow();
  const chosen = cart.delivery?.window ?? null;
  const offer = data?.cart;
  const isWithdrawn = chosen !== null && offer?.deliveryWindows?.every(({ id }) => id !== chosen.id) === true;
  const problem = useWindowProblem(chosen, isWithdrawn);
  // Stays open after a choice, so that arrow keys keep working; an earlier choice is shown without the list.
  const [isOpen, setOpen] = useState(chosen === null);
  if (problem && !isOpen) setOpen(true);

  // Capacity depends on the items, windows on the shipping method, and a lapsed reservation may be taken.
  const state = `${cart.version} ${problem}`;
  const fetchedState = useRef(state);
  useEffect(() => {
    if (fetchedState.current === state) return;
    fetchedState.current = state;
    void refetch().catch(() => undefined);
  }, [state, refetch]);

  const pick = async (windowId: string) => {
    if (!(await choose(windowId))) await refetch().catch(() => undefined);
  };
  if (cart.isLocked) return chosen && <ChosenWindow window={chosen} />;
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      {offer && <ShippingMethods cart={cart} methods={offer.shippingMethods} disabled={disabled} />}
      {chosen && <ChosenWindow window={chosen} isWithdrawn={isWithdrawn} />}
      {chosen && !isOpen ? (
        <Button variant="quiet" className="-ml-5 self-start" onClick={() => setOpen(true)}>
          <Trans>Choose another time</Trans>
        </Button>
      ) : offer?.deliveryWindows ? (
        <WindowChoice
          windows={offer.deliveryWindows}
          chosenId={chosenId ?? (problem ? undefined : chosen?.id)}
          disabled={disabled}
          onChoose={(windowId) => void pick(windowId)}
        />
      ) : error || offer ? (
        <p className="text-ink-soft">
          <Trans>We can’t load delivery times right now. Your cart is saved; try again in a moment.</Trans>
        </p>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </div>
  );
}

function WindowChoice({
  windows,
  chosenId,
  disabled,
  onChoose,
}: {
  windows: readonly OfferedWindow[];
  chosenId: string | undefined;
  disabled: boolean;
  onChoose: (windowId: string) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const days = groupWindowsByDay(windows, useNow(), locale.code);
  const defaultDay = days.find((entry) => entry.windows.some(({ id, isFull }) => id === chosenId || !isFull));
  const [day, setDay] = useState<string>();
  const shown = days.find((entry) => entry.day === day) ?? defaultDay ?? days[0];
  if (!shown) {
    return (
      <p className="text-ink-soft">
        <Trans>No delivery times are left for this option. Choose another option, or pick up at a club.</Trans>
      </p>
    );
  }
  return (
    <>
      {days.length > 1 && (
        <Select label={t`Delivery day`} value={shown.day} onChange={(event) => setDay(event.target.value)}>
          {days.map((entry) => (
            <option key={entry.day} value={entry.day}>
              {capitalize(entry.day, locale.code)}
            </option>
          ))}
        </Select>
      )}
      <fieldset disabled={disabled}>
        <legend className="mb-1.5 text-sm font-semibold">
          <Trans>Delivery time, {shown.day}</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {shown.windows.map((window) => (
            <label
              key={window.id}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-line bg-paper px-3.5 py-1.5 hover:border-line-strong has-checked:border-sea has-checked:bg-sea-soft has-disabled:cursor-default has-disabled:text-ink-soft"
            >
              <input
                type="radio"
                name="delivery-window"
                checked={window.id === chosenId}
                disabled={window.isFull}
                onChange={() => onChoose(window.id)}
                className="size-4 accent-sea"
              />
              <span className="figures">{formatTimeRange(window, locale.code)}</span>
              {window.isFull && (
                <b className="text-sm">
                  <Trans>Full</Trans>
                </b>
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
