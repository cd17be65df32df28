import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { LoadStatus } from '../../session/load-status.ts';
import { useWalletQuery } from '../cards/index.ts';
import { useQueuedChanges, useShortages } from '../cart/index.ts';
import { useWindowProblem } from '../delivery/index.ts';
import { useCartTaxesQuery, usePaymentOptionsQuery } from './checkout.gen.ts';
import type { CheckoutFlag } from './checkout-flags.ts';

const browserQuery = { ssr: false, fetchPolicy: 'network-only', context: handlesFailureInPlace } as const;

/**
 * What the payment of a cart needs besides the cart: ways to pay, taxes, stock and saved cards. Each is loaded in the
 * browser and can be loaded again. While a payment locks the cart, taxes are not calculated.
 */
export function usePaymentData(cart: CartPartsFragment, isMember: boolean) {
  const variables = { cartId: cart.id };
  const options = usePaymentOptionsQuery({ ...browserQuery, variables });
  const taxes = useCartTaxesQuery({ ...browserQuery, variables, skip: cart.isLocked });
  const stock = useShortages(cart);
  const wallet = useWalletQuery({ skip: !isMember });
  const queuedChanges = useQueuedChanges().count;
  const windowProblem = useWindowProblem(cart.delivery?.window ?? null, false);

  const reloads: Partial<Record<CheckoutFlag, () => Promise<unknown>>> = {
    loadingError: () => options.refetch(),
    cartProductsError: () => stock.refetch(),
    taxCalculatorError: () => taxes.refetch(),
    paymentCardsError: () => wallet.refetch(),
  };
  return {
    options: options.data?.paymentOptions,
    optionsStatus: getLoadStatus(options),
    taxesStatus: isTaxFailure(taxes.data?.cartTaxes) ? 'failed' : getLoadStatus(taxes),
    products: stock.status,
    shortages: stock.shortages,
    /** Those that can pay (PAYMENTS-68). */
    savedCards: wallet.data?.savedCards.filter(({ isFlagged }) => !isFlagged),
    savedCardsStatus: isMember ? getLoadStatus(wallet) : 'loaded',
    windowProblem,
    queuedChanges,
    /** Loads the data of a flag again; a failure sets the flag again. */
    reload: (flag: CheckoutFlag) => void reloads[flag]?.().catch(() => undefined),
  } as const;
}

export type PaymentData = ReturnType<typeof usePaymentData>;

/** The status of a query that is shown when it has data or an error. */
export const getLoadStatus = ({ data, error }: { data?: unknown; error?: unknown }): LoadStatus =>
  error ? 'failed' : data ? 'loaded' : 'loading';

/** A cart that is not ready has no taxes yet; the reason has its own flag. */
const isTaxFailure = (result: { readonly __typename: string } | undefined): boolean =>
  result?.__typename === 'PaymentServiceUnavailable';
