import { Trans } from '@lingui/react/macro';
import { useModals } from '../../session/modals.ts';

/** Opens the deletion of the online account. It is the last element of the page, with a subdued look. */
export function DeleteIdentityEntry() {
  const modals = useModals();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => modals.open('deleteIdentity', {})}
      className="mt-12 inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-clay"
    >
      <Trans>Delete my online account</Trans>
    </button>
  );
}
