import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { loadFresh } from '../../apollo/load.ts';
import { handlesFailureInPlace, reportSessionEnd } from '../../apollo/message-link.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { track } from '../../session/tracked-events.ts';
import { loadForgetCard } from '../membership-card/index.ts';
import { AccountDocument, useCancelOwnMembershipMutation } from './account.gen.ts';
import type { AccountMember } from './account-sections.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

/**
 * Asks a member to confirm the cancellation of their membership (MEMBERSHIP-80). While the club does not confirm it, the
 * dialog stays open, and the cancellation can be repeated (MEMBERSHIP-113).
 */
export function CancelMembership({
  membership: { type, expiresOn, otherCardholders },
  onCancelled,
  onClose,
}: {
  membership: NonNullable<AccountMember['membership']>;
  onCancelled: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { code } = useLocale();
  const client = useApolloClient();
  const [cancelMembership] = useCancelOwnMembershipMutation({ context: handlesFailureInPlace });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const unknownOutcome = t`We can’t yet confirm that your membership was cancelled. Try again; it’s safe to repeat.`;
  const confirm = async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      const { data } = await cancelMembership();
      const result = data?.cancelMembership;
      if (result?.__typename === 'CancelMembershipSuccess') {
        track({ type: 'membership-cancelled', membershipType: type });
        return await showCancelled();
      }
      setFailure(result ? result.message : unknownOutcome);
    } catch (error) {
      if (isSignedOut(error)) {
        onClose();
        return reportSessionEnd();
      }
      setFailure(unknownOutcome);
    }
    setBusy(false);
  };
  const showCancelled = async () => {
    // The club refuses the code of the card from now on, also that of a card which is shown without a connection.
    await loadForgetCard().then(({ forgetCard }) => forgetCard());
    // Without a response the page keeps what it shows: a reload shows the cancelled membership.
    await loadFresh(client, AccountDocument, {}).catch(() => undefined);
    onCancelled();
  };
  const until = formatDate(expiresOn, code);
  const names = new Intl.ListFormat(code, { type: 'conjunction' }).format(otherCardholders);
  return (
    <ConfirmedAction
      title={t`Cancel your membership?`}
      keepLabel={<Trans>Keep my membership</Trans>}
      confirmLabel={<Trans>Cancel my membership</Trans>}
      consent={<Trans>I understand that my membership ends today and can’t be restored.</Trans>}
      isBusy={isBusy}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>
          Your membership is valid until {until}. If you cancel it, it ends right away: you won’t be able to shop at the
          clubs or online any more.
        </Trans>
      </p>
      {otherCardholders.length > 0 && (
        <p>
          <Trans>The cards of {names} will stop working too.</Trans>
        </p>
      )}
      <p>
        <Trans>
          You’ll be signed out within minutes, and you can’t sign in with this membership afterwards. Save any receipts
          you need first. Orders you’ve already placed will still arrive.
        </Trans>
      </p>
      <p>
        <Trans>
          To ask about a refund for the remaining time, talk to the service desk at your club before you cancel.
        </Trans>
      </p>
    </ConfirmedAction>
  );
}
