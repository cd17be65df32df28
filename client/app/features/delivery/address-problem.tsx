import { Trans } from '@lingui/react/macro';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CartPageQuery } from './cart-page.gen.ts';

/** Shows that the cart's saved address can no longer be used, and offers to choose another one. */
export function AddressProblem({
  cart,
  me,
  disabled,
  onChoose,
}: {
  cart: CartPartsFragment;
  me: CartPageQuery['me'];
  disabled: boolean;
  /** Called with the id of the chosen saved address. */
  onChoose: (addressId: string) => void;
}) {
  const modals = useModals();
  const problem = cart.delivery?.addressProblem;
  const hasOthers = me?.addresses.some(({ isDeliverable }) => isDeliverable) ?? false;
  const choose = () => {
    if (hasOthers) {
      modals.open('deliveryAddresses', { chosenId: null, onChosen: onChoose });
    } else {
      modals.open('shippingAddress', { trigger: 'delivery-preferences', onSaved: onChoose });
    }
  };
  return (
    <div role="alert">
      {problem && (
        <section className="mb-4 flex gap-3 rounded-card border-2 border-clay p-4">
          <Icon name="alert" className="size-6 shrink-0 text-clay" />
          <div className="min-w-0 flex-1">
            <h3 className="text-base">
              <Trans>Choose your delivery address again</Trans>
            </h3>
            <p className="text-sm">
              {problem === 'DELETED' ? (
                <Trans>The address for this delivery is no longer in your saved addresses.</Trans>
              ) : problem === 'NOT_DELIVERABLE' ? (
                <Trans>We don’t deliver to the address chosen for this cart.</Trans>
              ) : (
                <Trans>Your address was saved, but we couldn’t update your cart. Choose the address again.</Trans>
              )}{' '}
              <Trans>Your items are still in the cart. Choose an address, or pick up at a club.</Trans>
            </p>
            <Button variant="secondary" aria-haspopup="dialog" className="mt-3" disabled={disabled} onClick={choose}>
              {hasOthers ? <Trans>Choose an address</Trans> : <Trans>Add an address</Trans>}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
