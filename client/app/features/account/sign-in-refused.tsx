import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageId } from '../../i18n/route-table.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Reference } from '../../session/support-code.tsx';
import type { SignInRefusal } from '../../sign-in-refusal.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Refusal {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly page: PageId;
  readonly action: MessageDescriptor;
}

const findClub = { page: 'clubsAndLocations', action: msg`Find your club` } as const;

const refusals: Readonly<Record<SignInRefusal, Refusal>> = {
  EXPIRED: {
    title: msg`Your membership has expired`,
    text: msg`You can sign in again once it’s renewed. Renew it at your club’s service desk. Your cart and your orders are saved.`,
    ...findClub,
  },
  BLOCKED: {
    title: msg`Your membership is blocked`,
    text: msg`You can’t sign in until it’s unblocked. The service desk at your club can tell you why and help you. Orders you’ve already placed will still arrive.`,
    ...findClub,
  },
  CANCELLED: {
    title: msg`Your membership was cancelled`,
    text: msg`You can’t sign in with it any more. To shop as a member again, buy a new membership. Orders you’ve already placed will still arrive.`,
    page: 'membership-info',
    action: msg`See memberships`,
  },
  CARD_INACTIVE: {
    title: msg`Your membership card isn’t active`,
    text: msg`You can’t sign in with this card. The service desk at your club can activate it or give you a new one.`,
    ...findClub,
  },
  USER_NOT_VALID: {
    title: msg`We can’t find your account`,
    text: msg`The club has no customer record for this online account, so we’re signing you out. Nothing was deleted or charged. Contact your club and give them the reference below.`,
    ...findClub,
  },
};

/**
 * Why a member cannot sign in, and what they can do about it (ACCOUNT-251, ACCOUNT-6). A member who is still signed in is
 * signed out by every way of closing it.
 */
export function SignInRefused({ reason, isSignedIn, onClose }: ModalProps<'signInRefused'>) {
  const { t, i18n } = useLingui();
  const pathTo = usePathTo();
  const { signOut } = useSignInLinks();
  const { title, text, page, action } = refusals[reason];
  return (
    <Dialog
      open
      onClose={isSignedIn ? () => location.assign(signOut) : onClose}
      title={i18n._(title)}
      closeLabel={t`Close`}
      footer={
        isSignedIn ? (
          <LinkButton reloadDocument to={signOut}>
            <Trans>Sign out</Trans>
          </LinkButton>
        ) : (
          <LinkButton to={pathTo(page)}>{i18n._(action)}</LinkButton>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p>{i18n._(text)}</p>
        {reason === 'USER_NOT_VALID' && <Reference code={reason} />}
      </div>
    </Dialog>
  );
}
