import { Trans } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Link } from '../../ui/link.tsx';
import { deliveryChoiceId } from '../cart/index.ts';
import { getFailureNextStep } from './failure-texts.ts';

/** The action of a notice, on a line of its own below the text. */
export const noticeActionClass = 'flex min-h-11 w-fit items-center font-semibold underline';

/** The next step after a failed payment; for a retry or another method it is the form below. */
export function FailureStep({ code, onRetryTaxes }: { code: string; onRetryTaxes: () => void }) {
  const pathTo = usePathTo();
  switch (getFailureNextStep(code)) {
    case 'retry':
    case 'other-method':
      return null;
    case 'retry-taxes':
      return (
        <button type="button" className={noticeActionClass} onClick={onRetryTaxes}>
          <Trans>Calculate again</Trans>
        </button>
      );
    case 'other-club':
      return (
        <Link to={`${pathTo('cart')}#${deliveryChoiceId}`} className={noticeActionClass}>
          <Trans>Choose another club</Trans>
        </Link>
      );
    case 'cart':
      return (
        <Link to={pathTo('cart')} className={noticeActionClass}>
          <Trans>Edit cart</Trans>
        </Link>
      );
    case 'orders':
      return (
        <Link to={pathTo('recent-purchases')} className={noticeActionClass}>
          <Trans>My orders</Trans>
        </Link>
      );
  }
}
