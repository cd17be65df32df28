import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { SupportCode } from '../../session/support-code.tsx';
import { Link } from '../../ui/link.tsx';
import { RetryTimeText } from '../cards/index.ts';
import { deliveryChoiceId } from '../cart/index.ts';
import { FailureStep, noticeActionClass } from './failure-step.tsx';
import { getFailureTitle } from './failure-texts.ts';
import type { Money, PaymentProblem } from './payment.ts';
import { ProblemNotice, type ProblemText, TotalChangedText } from './problem-notice.tsx';

/** Messages for fields that the server refused, by their names in the API. */
export const fieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  holderName: msg`Enter the first and last name as they appear on the card.`,
  card: msg`We couldn’t read the card details. Check the number, expiry date and security code.`,
  declinedCard: msg`This card was declined too many times. Use another card, or try this one again later.`,
  savedCardId: msg`That saved card can’t be used any more. Choose another card.`,
  email: msg`Enter a valid email address, such as ana@example.com.`,
  membershipNumber: msg`We don’t recognise that membership number. Check it and try again.`,
};

/** Shows why no order was placed, that nothing was charged, and what to do. */
export function PaymentProblemNotice({
  problem,
  seenTotal,
  cart,
  onRetryTaxes,
}: {
  problem: PaymentProblem;
  seenTotal: Money | undefined;
  cart: CartPartsFragment;
  onRetryTaxes: () => void;
}) {
  const { i18n } = useLingui();
  const pathTo = usePathTo();

  const describe = (): ProblemText => {
    switch (problem.type) {
      case 'invoice':
        return {
          title: <Trans>Check your invoice details</Trans>,
          text: (
            <>
              {problem.message}
              <Link to={pathTo('checkout', {}, { step: 'billing' })} preventScrollReset className={noticeActionClass}>
                <Trans>Complete the details</Trans>
              </Link>
            </>
          ),
        };
      case 'failure':
        return {
          title: i18n._(getFailureTitle(problem.code)),
          text: (
            <>
              {problem.message}
              <FailureStep code={problem.code} onRetryTaxes={onRetryTaxes} />
            </>
          ),
        };
      case 'membership': {
        const isExpired = problem.code === 'EXPIRED-MEMBERSHIP';
        return {
          title: isExpired ? <Trans>Your membership has expired</Trans> : <Trans>Your membership can’t be used</Trans>,
          text: (
            <>
              {problem.message}
              <Link to={pathTo(isExpired ? 'renew-welcome' : 'my-account')} className={noticeActionClass}>
                {isExpired ? <Trans>Renew your membership</Trans> : <Trans>My account</Trans>}
              </Link>
              <SupportCode code={problem.code} />
            </>
          ),
        };
      }
      case 'terms':
        return {
          title: <Trans>Accept the terms and conditions</Trans>,
          text: <Trans>You haven’t been charged. Accept the terms and conditions to pay.</Trans>,
        };
      case 'total-changed':
        return {
          title: <Trans>The total has changed</Trans>,
          text: <TotalChangedText seen={seenTotal} now={problem.now} />,
        };
      case 'out-of-stock': {
        const names = cart.lines.filter(({ variant }) => problem.skus.includes(variant.sku)).map(({ name }) => name);
        return {
          title: <Trans>Some items are no longer available</Trans>,
          text: (
            <>
              <Trans>You haven’t been charged. Your club no longer has enough of these items:</Trans>
              <ul className="my-1 list-disc pl-5">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <Link to={pathTo('cart')} className={noticeActionClass}>
                <Trans>Edit cart</Trans>
              </Link>
            </>
          ),
        };
      }
      case 'window-needed':
        return {
          title: <Trans>Choose a delivery time</Trans>,
          text: (
            <>
              <Trans>
                The delivery time you chose is no longer available, or you haven’t chosen one. You haven’t been charged;
                choose a time in your cart.
              </Trans>
              <Link to={`${pathTo('cart')}#${deliveryChoiceId}`} className={noticeActionClass}>
                <Trans>Choose a time</Trans>
              </Link>
            </>
          ),
        };
      case 'field':
        return {
          title: <Trans>Check your details</Trans>,
          text: (
            <>
              {i18n._(
                fieldMessages[problem.field] ?? msg`Some of your details aren’t valid. Check them and try again.`,
              )}{' '}
              <Trans>You haven’t been charged.</Trans>
            </>
          ),
        };
      case 'unavailable':
        return {
          title: <Trans>The payment service isn’t responding</Trans>,
          text: <Trans>You haven’t been charged and your cart hasn’t changed. Try again in a moment.</Trans>,
        };
      case 'too-many-tries':
        return {
          title: <Trans>Too many payment attempts</Trans>,
          text: (
            <>
              <Trans>You haven’t been charged and your cart hasn’t changed.</Trans>{' '}
              <RetryTimeText retryAt={problem.retryAt} />
            </>
          ),
        };
      case 'captcha':
        return {
          title: <Trans>Complete the security check</Trans>,
          text: problem.message ?? (
            <Trans>Complete the security check above the pay button. You haven’t been charged.</Trans>
          ),
        };
      case 'elsewhere':
        return {
          title: <Trans>A payment for this cart is already in progress</Trans>,
          text: <Trans>Finish or cancel that payment first. You won’t be charged twice.</Trans>,
        };
      // A cart has no membership.
      case 'not-sold':
      case 'interrupted':
        return {
          title: <Trans>The payment was interrupted</Trans>,
          text: <Trans>You haven’t been charged and your cart hasn’t changed. Try again.</Trans>,
        };
    }
  };

  return <ProblemNotice problem={problem} {...describe()} />;
}
