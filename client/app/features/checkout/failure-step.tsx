import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { deliveryChoiceId } from '../cart/index.ts';
import { getFailureNextStep } from './failure-texts.ts';

const actionClass = 'inline-flex min-h-11 items-center font-semibold underline';

/** The next step after a failed payment; for a retry or another method it is the form below. */
export function FailureStep({ code, onRetryTaxes }: { code: string; onRetryTaxes: () => void }) {
  const pathTo = usePathTo();
  switch (getFailureNextStep(code)) {
    case 'retry':
    case 'other-method':
      return null;
    case 'retry-taxes':
      return (
        <button type="button" className={actionClass} onClick={onRetryTaxes}>
          <Trans>Calculate again</Trans>
        </button>
      );
    case 'other-club':
      return (
        <Link to={`${pathTo('cart')}#${deliveryChoiceId}`} className={actionClass}>
          <Trans>Choose another club</Trans>
        </Link>
      );
    case 'cart':
      return (
        <Link to={pathTo('cart')} className={actionClass}>
          <Trans>Edit cart</Trans>
        </Link>
      );
    case 'orders':
      return (
        <Link to={pathTo('recent-purchases')} className={actionClass}>
          <Trans>My orders</Trans>
        </Link>
      );
  }
}
