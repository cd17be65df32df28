import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { Link } from '../../ui/link.tsx';
import { RetryTimeText } from '../cards/index.ts';
import {
  fieldMessages,
  getFailureNextStep,
  getFailureTitle,
  type MembershipPurpose,
  type Money,
  noticeActionClass,
  type PaymentProblem,
  ProblemNotice,
  type ProblemText,
  TotalChangedText,
} from '../checkout/index.ts';

/** Whether the club does not sell the membership, the renewal or the upgrade any more. */
export const isRefusal = (problem: PaymentProblem | undefined): boolean =>
  problem?.type === 'not-sold' || (problem?.type === 'failure' && problem.code === 'MEMBERSHIP_NOT_AVAILABLE');

/** The code of a renewal that the club did not execute, for calls to support (MEMBERSHIP-81). */
const findSupportCode = (problem: PaymentProblem, purpose: MembershipPurpose): string | undefined =>
  purpose === 'RENEW' && problem.type === 'failure' && problem.code === 'ERROR_MEMBERSHIP_NOT_APPLIED'
    ? '30012'
    : undefined;

/** Shows why no membership was paid for, that nothing was charged, and what to do. */
export function MembershipProblemNotice({
  problem,
  purpose,
  seenTotal,
}: {
  problem: PaymentProblem;
  purpose: MembershipPurpose;
  seenTotal: Money | undefined;
}) {
  const { i18n } = useLingui();
  const pathTo = usePathTo();
  const modals = useModals();
  // A failure without a code (MEMBERSHIP-77).
  useEffect(() => {
    if (problem.type === 'interrupted') modals.open('error', { code: '500' });
  }, [problem, modals]);

  const describe = (): ProblemText => {
    switch (problem.type) {
      case 'failure':
        return {
          title: i18n._(getFailureTitle(problem.code)),
          text: (
            <>
              {problem.message}
              {getFailureNextStep(problem.code) === 'other-club' && (
                <Link to={pathTo('clubsAndLocations')} className={noticeActionClass}>
                  <Trans>Find a club</Trans>
                </Link>
              )}
            </>
          ),
        };
      case 'invoice':
        return { title: <Trans>Check your invoice details</Trans>, text: problem.message };
      case 'terms':
        return {
          title: <Trans>Accept the terms and conditions</Trans>,
          text: <Trans>You haven’t been charged. Accept the terms and conditions to pay.</Trans>,
        };
      case 'total-changed':
        return {
          title: <Trans>The price has changed</Trans>,
          text: <TotalChangedText seen={seenTotal} now={problem.now} />,
        };
      case 'field': {
        const message = fieldMessages[problem.field];
        return {
          title: <Trans>Check your details</Trans>,
          text: (
            <>
              {message && i18n._(message)} <Trans>You haven’t been charged.</Trans>
            </>
          ),
        };
      }
      case 'too-many-tries':
        return {
          title: <Trans>Too many payment attempts</Trans>,
          text: (
            <>
              <Trans>You haven’t been charged.</Trans> <RetryTimeText retryAt={problem.retryAt} />
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
          title: <Trans>A payment for this membership is already in progress</Trans>,
          text: <Trans>Finish or cancel that payment first. You won’t be charged twice.</Trans>,
        };
      case 'not-sold':
        return {
          title: <Trans>We can’t sell you this membership online</Trans>,
          text: (
            <>
              <Trans>You haven’t been charged. The service desk at your club can help you.</Trans>
              <Link to={pathTo('clubsAndLocations')} className={noticeActionClass}>
                <Trans>Find a club</Trans>
              </Link>
            </>
          ),
        };
      case 'unavailable':
        return {
          title: <Trans>The payment service isn’t responding</Trans>,
          text: <Trans>You haven’t been charged and your membership hasn’t changed. Try again in a moment.</Trans>,
        };
      // These concern carts.
      case 'membership':
      case 'out-of-stock':
      case 'window-needed':
      case 'interrupted':
        return {
          title: <Trans>The payment was interrupted</Trans>,
          text: <Trans>You haven’t been charged and your membership hasn’t changed. Try again.</Trans>,
        };
    }
  };

  // The page checks again why the member may not renew or upgrade, and opens the modal of that reason.
  const hasModal = purpose === 'MEMBERSHIP_NEW' || !isRefusal(problem);
  return (
    <ProblemNotice
      problem={problem}
      subject="membership"
      hasModal={hasModal}
      supportCode={findSupportCode(problem, purpose)}
      {...describe()}
    />
  );
}
