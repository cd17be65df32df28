import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { CartPageQuery } from './cart-page.gen.ts';

/**
 * Home delivery as this shopper can have it: sign in (DELIVERY-24), another country (DELIVERY-25,
 * DELIVERY-26), no address yet (DELIVERY-23), or one of the saved ones.
 */
export function HomeDelivery({
  hasGoods,
  chosenId,
  isChosenGone = false,
  me,
  disabled,
  onChoose,
}: {
  /** Another country leaves a cart behind: that is told first. */
  hasGoods: boolean;
  /** The saved address to which the goods go; null before a choice. */
  chosenId: string | null;
  /** The chosen address was deleted: another one is not taken for it. */
  isChosenGone?: boolean;
  me: CartPageQuery['me'];
  disabled: boolean;
  /** Given the saved address to which the goods shall go. */
  onChoose: (addressId: string) => void;
}) {
  const { t } = useLingui();
  const modals = useModals();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { pathname, search } = useLocation();
  if (!me) {
    return (
      <>
        <p className="text-ink-soft">
          <Trans>Members: sign in to use your saved addresses.</Trans>
        </p>
        <LinkButton look="secondary" to={pathTo('login', {}, { pageTo: `${pathname}${search}` })} className="mt-2">
          <Trans>Sign in</Trans>
        </LinkButton>
      </>
    );
  }
  if (me.marketCode !== locale.market.code) {
    return (
      <>
        <p className="text-ink-soft">
          <Trans>Your membership is from another country. Your saved addresses are in that country’s shop.</Trans>
        </p>
        {hasGoods ? (
          <Button
            look="secondary"
            aria-haspopup="dialog"
            className="mt-2"
            onClick={() => modals.open('changeCountry', {})}
          >
            <Trans>Change country</Trans>
          </Button>
        ) : (
          <LinkButton look="secondary" to={pathTo('country-picker')} className="mt-2">
            <Trans>Change country</Trans>
          </LinkButton>
        )}
      </>
    );
  }
  // What is written here is where the goods go.
  const write = (addressId?: string) =>
    modals.open('shippingAddress', { trigger: 'delivery-preferences', addressId, onSaved: onChoose });
  const deliverable = me.addresses.filter((address) => address.isDeliverable);
  if (deliverable.length === 0) {
    return (
      <>
        <p className="text-ink-soft">
          {me.addresses.length > 0 ? (
            <Trans>Your saved addresses are outside our delivery area.</Trans>
          ) : (
            <Trans>You have no saved addresses yet.</Trans>
          )}
        </p>
        <Button look="secondary" aria-haspopup="dialog" className="mt-2" onClick={() => write()}>
          <Trans>Add an address</Trans>
        </Button>
      </>
    );
  }
  const chosen = me.addresses.find((address) => address.id === chosenId);
  // What was never chosen is not shown as where the items go.
  const shown = chosen ?? (isChosenGone ? undefined : deliverable[0]);
  return (
    <>
      {shown && (
        <p className="text-ink-soft">
          {shown.address.alias && <b className="block font-medium text-ink">{shown.address.alias}</b>}
          <AddressText address={shown.address} />
        </p>
      )}
      <div className="-ml-2 flex flex-wrap gap-1 [&>*]:px-2">
        {shown && (
          <Button
            look="quiet"
            aria-haspopup="dialog"
            aria-label={t`Edit ${shown.address.alias ?? shown.address.streetText}`}
            disabled={disabled}
            onClick={() => write(shown.id)}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
        {deliverable.length > 1 || isChosenGone ? (
          <Button
            look="quiet"
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => modals.open('deliveryAddresses', { chosenId, onChosen: onChoose })}
          >
            <Trans>Choose another address</Trans>
          </Button>
        ) : (
          <Button look="quiet" aria-haspopup="dialog" disabled={disabled} onClick={() => write()}>
            <Trans>Add an address</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
