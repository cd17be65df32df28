import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { CartPageQuery } from './cart-page.gen.ts';

/**
 * The home delivery option for this shopper: a sign-in link (DELIVERY-24), a change of country (DELIVERY-25,
 * DELIVERY-26), a prompt to add an address (DELIVERY-23), or the saved address.
 */
export function HomeDelivery({
  hasItems,
  chosenId,
  isChosenDeleted = false,
  me,
  disabled,
  onChoose,
}: {
  /** Whether the cart has items; a change of country shows first that they stay here. */
  hasItems: boolean;
  /** Id of the chosen saved address; null before a choice. */
  chosenId: string | null;
  /** The chosen address was deleted; no other address is shown in its place. */
  isChosenDeleted?: boolean;
  me: CartPageQuery['me'];
  disabled: boolean;
  /** Called with the id of the chosen saved address. */
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
        <LinkButton variant="secondary" to={pathTo('login', {}, { pageTo: `${pathname}${search}` })} className="mt-2">
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
        {hasItems ? (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            className="mt-2"
            onClick={() => modals.open('changeCountry', {})}
          >
            <Trans>Change country</Trans>
          </Button>
        ) : (
          <LinkButton variant="secondary" to={pathTo('country-picker')} className="mt-2">
            <Trans>Change country</Trans>
          </LinkButton>
        )}
      </>
    );
  }
  // A saved address becomes the chosen one.
  const editAddress = (addressId?: string) =>
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
        <Button variant="secondary" aria-haspopup="dialog" className="mt-2" onClick={() => editAddress()}>
          <Trans>Add an address</Trans>
        </Button>
      </>
    );
  }
  const chosen = me.addresses.find((address) => address.id === chosenId);
  // After the chosen address was deleted, do not show another one as chosen.
  const shown = chosen ?? (isChosenDeleted ? undefined : deliverable[0]);
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
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t`Edit ${shown.address.alias ?? shown.address.streetText}`}
            disabled={disabled}
            onClick={() => editAddress(shown.id)}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
        {deliverable.length > 1 || isChosenDeleted ? (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => modals.open('deliveryAddresses', { chosenId, onChosen: onChoose })}
          >
            <Trans>Choose another address</Trans>
          </Button>
        ) : (
          <Button variant="quiet" aria-haspopup="dialog" disabled={disabled} onClick={() => editAddress()}>
            <Trans>Add an address</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
