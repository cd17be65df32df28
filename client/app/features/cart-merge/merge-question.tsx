import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useCartFailure } from '../cart/index.ts';
import { MergeCard } from './merge-card.tsx';
import { useWaitingCartsQuery } from './merge-carts.gen.ts';
import { MergeResult } from './merge-result.tsx';
import { type Ticks, useMerge } from './use-merge.ts';

/** The choice between a member's two carts, with the cart that it would make (MERGE-12, MERGE-15). */
export function MergeQuestion({ onClose }: ModalProps<'mergeCart'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();
  const { merge, merging } = useMerge();
  const { data } = useWaitingCartsQuery({ fetchPolicy: 'cache-only' });
  const [ticks, setTicks] = useState<Ticks>({ keepSaved: true, keepGuest: true });
  const fail = useCartFailure();
  // Why it did not work: the shop's own sentence, or none.
  const [failure, setFailure] = useState<string | null>();
  if (!data?.cart || !data.guestCart) return null;

  const bring = async (chosen: Ticks, onDone: () => void) => {
    setFailure(undefined);
    const trouble = await merge(chosen);
    if (trouble) {
      setFailure('message' in trouble ? trouble.message : null);
      return fail('merge', trouble);
    }
    onClose();
    onDone();
  };
  const keepTicked = () => bring(ticks, () => notify({ type: 'success', message: t`Your cart is ready.` }));
  // Declining makes the guest's cart active; the saved one can be restored (MERGE-21).
  const decline = () => bring({ keepSaved: false, keepGuest: true }, () => navigate(pathTo('cart')));
  const isAnyTicked = ticks.keepSaved || ticks.keepGuest;
  return (
    <Dialog
      open
      blocking
      onClose={() => {}}
      title={t`You have two carts`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" busy={merging} onClick={decline}>
            <Trans>Keep carts separate</Trans>
          </Button>
          <Button disabled={!isAnyTicked} busy={merging} onClick={keepTicked}>
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
          title={t`My saved cart`}
          cart={data.cart}
          checked={ticks.keepSaved}
          onChange={(keepSaved) => setTicks({ ...ticks, keepSaved })}
        />
        <MergeCard
          title={t`Cart from this visit`}
          cart={data.guestCart}
          checked={ticks.keepGuest}
          onChange={(keepGuest) => setTicks({ ...ticks, keepGuest })}
        />
      </div>
      {isAnyTicked && <MergeResult ticks={ticks} />}
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
