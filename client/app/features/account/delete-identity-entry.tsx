import { Trans } from '@lingui/react/macro';
import { useModals } from '../../session/modals.ts';

/** The way to give up the online account: the last thing on the page, and quiet. */
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
