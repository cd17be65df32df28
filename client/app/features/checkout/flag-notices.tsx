import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { deliveryChoiceId } from '../cart/index.ts';
import type { CheckoutFlag } from './checkout-flags.ts';
import { getFlagKind, isShownAt, type NoticePlace } from './notice-places.ts';

interface FlagNoticesProps {
  readonly flags: readonly CheckoutFlag[];
  readonly place: NoticePlace;
  /** Loads the data of a flag again. */
  readonly onRetry: (flag: CheckoutFlag) => void;
}

const actionClass = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

/** Why the pay button is disabled: the reason of each flag and its next step (CHECKOUT-63). */
export function FlagNotices({ flags, place, onRetry }: FlagNoticesProps) {
  const shown = flags.filter((flag) => isShownAt(getFlagKind(flag), place));
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul className={place === 'header' ? 'mb-5 grid gap-3' : 'grid gap-3'}>
          {shown.map((flag) => (
            <li key={flag} data-flag={flag} className="flex gap-3 rounded-card border-2 border-clay px-4 py-2">
              <Icon name="alert" className="mt-2.5 size-5 text-clay" />
              <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
                <p className="py-2">
                  <FlagReason flag={flag} />
                </p>
                <FlagAction flag={flag} onRetry={() => onRetry(flag)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FlagReason({ flag }: { flag: CheckoutFlag }): ReactNode {
  switch (flag) {
    case 'queuedChanges':
      return <Trans>Some changes to your cart aren’t saved yet. We’ll keep trying.</Trans>;
    case 'loadingError':
      return <Trans>We couldn’t load the payment methods.</Trans>;
    case 'cartProductsError':
      return <Trans>We couldn’t check whether your club has your items.</Trans>;
    case 'deliveryError':
      return <Trans>Your order needs a pickup club or a delivery address.</Trans>;
    case 'windowDataError':
      return <Trans>Your delivery time is no longer available, or you haven’t chosen one.</Trans>;
    case 'productsError':
      return <Trans>Your club doesn’t have enough of some items.</Trans>;
    case 'weightError':
      return <Trans>Your club doesn’t have enough of some items sold by weight.</Trans>;
    case 'limitExceeded':
      return <Trans>You have more of an item than one order can include.</Trans>;
    case 'invoiceError':
      return <Trans>Your invoice details are incomplete.</Trans>;
    case 'taxCalculatorError':
      return <Trans>We couldn’t calculate the taxes on your order.</Trans>;
    case 'paymentCardsError':
      return <Trans>We can’t show your saved cards right now. Enter another card to pay.</Trans>;
    case 'captchaError':
      return <Trans>Complete the security check to place your order.</Trans>;
  }
}

function FlagAction({ flag, onRetry }: { flag: CheckoutFlag; onRetry: () => void }): ReactNode {
  const pathTo = usePathTo();
  switch (flag) {
    case 'loadingError':
    case 'cartProductsError':
    case 'taxCalculatorError':
    case 'paymentCardsError':
      return (
        <button type="button" className={actionClass} onClick={onRetry}>
          {flag === 'taxCalculatorError' ? <Trans>Calculate again</Trans> : <Trans>Try again</Trans>}
        </button>
      );
    case 'deliveryError':
      return (
        <Link to={`${pathTo('cart')}#${deliveryChoiceId}`} className={actionClass}>
          <Trans>Choose pickup or delivery</Trans>
        </Link>
      );
    case 'windowDataError':
      return (
        <Link to={`${pathTo('cart')}#${deliveryChoiceId}`} className={actionClass}>
          <Trans>Choose a time</Trans>
        </Link>
      );
    case 'queuedChanges':
    case 'productsError':
    case 'weightError':
    case 'limitExceeded':
      return (
        <Link to={pathTo('cart')} className={actionClass}>
          <Trans>Edit cart</Trans>
        </Link>
      );
    case 'invoiceError':
      return (
        <Link to={pathTo('checkout', {}, { step: 'billing' })} preventScrollReset className={actionClass}>
          <Trans>Complete the details</Trans>
        </Link>
      );
    case 'captchaError':
      return null;
  }
}
