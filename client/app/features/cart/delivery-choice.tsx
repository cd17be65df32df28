import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadFresh } from '../../apollo/load.ts';
import { useModals } from '../../modals/use-modals.ts';
import { useShellSuspenseQuery } from '../../shell/shell.gen.ts';
import { useClubKey } from '../../shell/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { CartAtAddressDocument } from '../clubs/club-preview.gen.ts';
import type { CartPageQuery } from './cart-page.gen.ts';
import type { CartPartsFragment } from './cart-parts.gen.ts';
import type { ToldDelivery } from './delivery-change.tsx';
import { HomeDelivery } from './home-delivery.tsx';
import { type DeliveryChoice as Choice, useCartCommands } from './use-cart-commands.ts';

const DeliveryChange = lazy(async () => ({ default: (await import('./delivery-change.tsx')).DeliveryChange }));

const DeliveryWindows = lazy(async () => ({ default: (await import('./delivery-windows.tsx')).DeliveryWindows }));

/** Where the page's links to the choice lead. */
export const deliveryChoiceId = 'delivery';

/** How the goods reach the shopper: a club, or a saved address for members (store.md §2.7). */
export function DeliveryChoice({ cart, me }: { cart: CartPartsFragment; me: CartPageQuery['me'] }) {
  const { t } = useLingui();
  const clubKey = useClubKey();
  const { data } = useShellSuspenseQuery();
  const client = useApolloClient();
  const { setDelivery, isSettingDelivery } = useCartCommands();
  const modals = useModals();
  // What was pressed shows at once; the totals follow with the club's answer.
  const [wish, setWish] = useState<Choice['method']>();
  const [told, setTold] = useState<ToldDelivery & { readonly addressId: string }>();
  const method = wish ?? cart.delivery?.method;
  const club = cart.delivery?.club ?? data.clubs.find((candidate) => candidate.key === clubKey);
  const isDisabled = cart.isLocked || isSettingDelivery || wish !== undefined;

  const choose = async (choice: Choice) => {
    setWish(choice.method);
    await setDelivery(choice);
    setWish(undefined);
  };
  /** Home delivery, once the shopper knows what it changes; where nobody can tell, nothing is taken out. */
  const deliver = async (addressId: string) => {
    setWish('DELIVERY');
    const asked = await loadFresh(client, CartAtAddressDocument, { addressId }).catch(() => undefined);
    const now = asked?.cart;
    const there = now?.atAddress;
    if (!now || !there || there.changes.length === 0) return choose({ method: 'DELIVERY', addressId });
    setTold({ addressId, now, there });
    return setWish(undefined);
  };
  const pickUp = () => {
    // Goods that another club would have sent are looked at there first.
    const sender = cart.delivery?.club?.key ?? clubKey;
    if (clubKey && clubKey === sender) void choose({ method: 'PICK_UP_IN_CLUB', clubId: clubKey });
    else modals.open('deliveryClubs', {});
  };
  // Shoppers with a club collect there unless they say otherwise (store.md §4.1).
  const defaulted = useRef(false);
  useEffect(() => {
    if (method || !clubKey || cart.isLocked || cart.lines.length === 0 || defaulted.current) return;
    defaulted.current = true;
    void setDelivery({ method: 'PICK_UP_IN_CLUB', clubId: clubKey });
  });

  return (
    <section
      id={deliveryChoiceId}
      tabIndex={-1}
      aria-label={t`How you receive it`}
      className="scroll-mt-36 outline-none"
    >
      <h2 className="mb-3 text-lg">
        <Trans>How you receive it</Trans>
      </h2>
      <div className="flex flex-col gap-2" aria-busy={isSettingDelivery || undefined}>
        <Option
          icon="store"
          label={<Trans>Pick up at a club</Trans>}
          checked={method === 'PICK_UP_IN_CLUB'}
          disabled={isDisabled}
          onChoose={pickUp}
        >
          {club ? (
            <>
              <span className="block font-medium">{club.name}</span>
              <span className="block text-ink-soft">
                {club.address}, {club.city}
              </span>
              {club.openingHours && <span className="block text-ink-soft">{club.openingHours}</span>}
            </>
          ) : (
            <span className="text-ink-soft">
              <Trans>Choose the club that suits you</Trans>
            </span>
          )}
          {!cart.isLocked && (
            <Button look="quiet" className="-ml-5" onClick={() => modals.open('deliveryClubs', {})}>
              {club ? <Trans>Choose another club</Trans> : <Trans>Choose a club</Trans>}
            </Button>
          )}
        </Option>
        <Option
          icon="truck"
          label={<Trans>Home delivery</Trans>}
          checked={method === 'DELIVERY'}
          disabled={isDisabled || !me?.addresses.some((address) => address.isDeliverable)}
          onChoose={() => {
            const first = me?.addresses.find((address) => address.isDeliverable);
            if (first) void deliver(first.id);
          }}
        >
          <HomeDelivery cart={cart} me={me} disabled={isDisabled} onChoose={deliver} />
          {cart.delivery?.method === 'DELIVERY' && (
            <Suspense>
              <DeliveryWindows cart={cart} disabled={isDisabled} />
            </Suspense>
          )}
        </Option>
      </div>
      {told && (
        <Suspense>
          <DeliveryChange
            told={told}
            onKeep={() => setTold(undefined)}
            onChange={() => {
              setTold(undefined);
              const { addressId, now, there } = told;
              void choose({ method: 'DELIVERY', addressId, fitToStock: there.itemCount < now.itemCount });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function Option({
  icon,
  label,
  checked,
  disabled,
  onChoose,
  children,
}: {
  icon: IconName;
  label: ReactNode;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <div className="rounded-card border-2 border-line p-3.5 has-[:checked]:border-sea has-[:checked]:bg-sea-soft">
      <label className="flex min-h-8 cursor-pointer items-center gap-3 has-disabled:cursor-default">
        <input
          type="radio"
          name="delivery"
          checked={checked}
          disabled={disabled && !checked}
          onChange={onChoose}
          className="size-5 accent-sea"
        />
        <Icon name={icon} className="size-5 text-sea" />
        <b>{label}</b>
      </label>
      <div className="pt-1 pl-8 text-sm">{children}</div>
    </div>
  );
}
