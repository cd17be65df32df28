import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { MergeCard } from './merge-card.tsx';
import { useCartsToMergeQuery } from './merge-carts.gen.ts';
import { MergeResult } from './merge-result.tsx';
import { type CartSelection, useMerge } from './use-merge.ts';

/** Asks which of a member's two carts to keep, with a preview of the resulting cart (MERGE-12, MERGE-15). */
export function MergeQuestion({ onClose }: ModalProps<'mergeCart'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();
  const { merge, merging } = useMerge('merge');
  const { data } = useCartsToMergeQuery({ fetchPolicy: 'cache-only' });
  const [selection, setSelection] = useState<CartSelection>({ keepSaved: true, keepGuest: true });
  // The message of the last failure; null when it has no message, undefined without a failure.
  const [failure, setFailure] = useState<string | null>();
  if (!data?.cart || !data.guestCart) return null;

  const submit = async (chosen: CartSelection, onDone: () => void) => {
    setFailure(undefined);
    const mergeFailure = await merge(chosen);
    if (mergeFailure) return setFailure(('message' in mergeFailure && mergeFailure.message) || null);
    onClose();
    onDone();
  };
  const keepSelected = () => submit(selection, () => notify({ type: 'success', message: t`Your cart is ready.` }));
  // Declining makes the guest's cart active; the saved one can be restored (MERGE-21).
  const decline = () => submit({ keepSaved: false, keepGuest: true }, () => navigate(pathTo('cart')));
  const hasSelection = selection.keepSaved || selection.keepGuest;
  return (
    <Dialog
      open
      blocking
      onClose={() => {}}
      title={t`You have two carts`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" busy={merging} onClick={decline}>
            <Trans>Keep carts separate</Trans>
          </Button>
          <Button disabled={!hasSelection} busy={merging} onClick={keepSelected}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4">
        <Trans>
          One is from before you signed in, and the other was already saved in your account. Choose one or both.
        </Trans>
      </p>
      <div className="flex flex-col gap-3">
        <MergeCard
          title={t`Cart in my account`}
          cart={data.cart}
          checked={selection.keepSaved}
          onChange={(keepSaved) => setSelection({ ...selection, keepSaved })}
        />
        <MergeCard
          title={t`Cart from this visit`}
          cart={data.guestCart}
          checked={selection.keepGuest}
          onChange={(keepGuest) => setSelection({ ...selection, keepGuest })}
        />
      </div>
      {hasSelection && <MergeResult selection={selection} />}
      <div role="alert">
        {failure !== undefined && (
          <p className="mt-4 rounded-card bg-board p-4 text-sm font-semibold text-clay">
            {failure ?? <Trans>We couldn’t combine your carts. Neither has changed; try again.</Trans>}
          </p>
        )}
      </div>
    </Dialog>
  );
}
