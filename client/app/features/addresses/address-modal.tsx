import { Trans, useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { storeDraft } from './address-draft.ts';
import { AddressEditor } from './address-editor.tsx';
import { useAddressBookQuery, useAddressRulesQuery } from './addresses.gen.ts';
import { toAddressRules } from './saved-address.ts';

/** The modal in which a member adds an address or changes a saved one (ADDRESSES-108, ADDRESSES-109). */
export function AddressModal({ trigger, addressId, onSaved, onClose }: ModalProps<'shippingAddress'>) {
  const { t } = useLingui();
  const { market } = useLocale();
  const { signIn } = useSignInLinks();
  const { data: book, error: bookError, refetch: refetchBook } = useAddressBookQuery();
  const { data: rulesData, error: rulesError, refetch: refetchRules } = useAddressRulesQuery();
  const hasNoMember = book?.me === null || isSignedOut(bookError);
  /** Closing the form discards its draft. */
  const close = () => {
    storeDraft(null);
    onClose();
  };

  return (
    <Dialog
      open
      holdsForm
      place="wide"
      onClose={close}
      title={addressId === undefined ? t`New address` : t`Change address`}
      closeLabel={t`Close`}
    >
      {rulesData && book?.me ? (
        <AddressEditor
          me={book.me}
          rules={toAddressRules(rulesData.addressRules, market)}
          capital={{
            latitude: rulesData.addressRules.capitalLatitude,
            longitude: rulesData.addressRules.capitalLongitude,
          }}
          trigger={trigger}
          addressId={addressId}
          onSaved={(savedId) => {
            onClose();
            onSaved?.(savedId);
          }}
        />
      ) : hasNoMember ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">
            <Trans>We couldn’t find your account. Sign in again to add or change an address.</Trans>
          </p>
          <LinkButton reloadDocument to={signIn}>
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      ) : bookError || rulesError ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">
            <Trans>We couldn’t load the form. Your saved addresses haven’t changed; try again.</Trans>
          </p>
          <Button onClick={() => void Promise.allSettled([bookError && refetchBook(), rulesError && refetchRules()])}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <AddressFormSkeleton />
      )}
    </Dialog>
  );
}

function AddressFormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </div>
  );
}
