import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type MembershipPurpose, membershipPages } from '../checkout/index.ts';
import type { MembershipFlag } from './membership-flags.ts';

interface FlagNoticesProps {
  readonly flags: readonly MembershipFlag[];
  readonly purpose: MembershipPurpose;
  /** Whether the club has a payment account. */
  readonly hasMethods: boolean;
  /** Loads the data of a flag again. */
  readonly onRetry: (flag: MembershipFlag) => void;
}

const actionClass = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

/** What the shopper still has to do on this page; the other flags report something that went wrong. */
const isToDo = (flag: MembershipFlag, { hasMethods }: FlagNoticesProps): boolean =>
  flag === 'invoice' || flag === 'terms' || flag === 'captcha' || (flag === 'paymentForm' && hasMethods);

/** Why the button is disabled: the reason of each flag and its next step (MEMBERSHIP-79). */
export function MembershipFlagNotices(props: FlagNoticesProps) {
  const { flags } = props;
  const errors = flags.filter((flag) => !isToDo(flag, props));
  const toDo = flags.filter((flag) => isToDo(flag, props));
  return (
    <div role="status" className="grid gap-3">
      {errors.length > 0 && (
        <ul className="grid gap-3">
          {errors.map((flag) => (
            <li key={flag} data-flag={flag} className="flex gap-3 rounded-card border-2 border-clay px-4 py-2">
              <Icon name="alert" className="mt-2.5 size-5 text-clay" />
              <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
                <p className="py-2">
                  <FlagReason flag={flag} {...props} />
                </p>
                <FlagAction flag={flag} {...props} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {toDo.length > 0 && errors.length === 0 && (
        <div className="rounded-card bg-board px-4 py-3">
          <p className="font-semibold">
            <Trans>Before you pay</Trans>
          </p>
          <ul className="mt-1 list-disc pl-5">
            {toDo.map((flag) => (
              <li key={flag} data-flag={flag}>
                <FlagReason flag={flag} {...props} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function FlagReason({ flag, purpose, hasMethods }: FlagNoticesProps & { flag: MembershipFlag }): ReactNode {
  switch (flag) {
    case 'itemNumbers':
      return <Trans>We couldn’t load the price of your membership.</Trans>;
    case 'membershipForm':
      return purpose === 'MEMBERSHIP_NEW' ? (
        <Trans>This registration can’t be continued. You haven’t been charged; fill in your details again.</Trans>
      ) : (
        <Trans>Your membership details are incomplete. Complete them before you renew.</Trans>
      );
    case 'invoice':
      return <Trans>Complete and save your invoice details.</Trans>;
    case 'cards':
      return <Trans>We can’t show your saved cards right now. Enter another card to pay.</Trans>;
    case 'paymentForm':
      return hasMethods ? (
        <Trans>Complete your card details.</Trans>
      ) : (
        <Trans>We couldn’t load the payment methods.</Trans>
      );
    case 'terms':
      return <Trans>Accept the terms and conditions.</Trans>;
    case 'captcha':
      return <Trans>Complete the security check.</Trans>;
  }
}

function FlagAction({ flag, purpose, onRetry }: FlagNoticesProps & { flag: MembershipFlag }): ReactNode {
  const pathTo = usePathTo();
  switch (flag) {
    case 'itemNumbers':
    case 'cards':
    case 'paymentForm':
      return (
        <button type="button" className={actionClass} onClick={() => onRetry(flag)}>
          <Trans>Try again</Trans>
        </button>
      );
    case 'membershipForm':
      return purpose === 'MEMBERSHIP_NEW' ? (
        <Link to={pathTo('membership-register')} className={actionClass}>
          <Trans>Fill in your details</Trans>
        </Link>
      ) : (
        <Link to={pathTo(membershipPages[purpose].start)} className={actionClass}>
          <Trans>Complete the details</Trans>
        </Link>
      );
    default:
      return null;
  }
}
