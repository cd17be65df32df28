import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useClubKey } from '../../shell/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { isCartFailure } from './cart-failure.ts';
import { CartDocument } from './cart-parts.gen.ts';
import { MergeCard } from './merge-card.tsx';
import { useMergeCartsMutation, useWaitingCartsQuery } from './merge-carts.gen.ts';
import { mergePlan } from './merge-plan.ts';
import { newCommandId, sendCommand } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.tsx';

/** The choice between a member's two carts; where one of them is empty, they are brought together without asking. */
export function MergeForMember() {
  const { t } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();
  const clubId = useClubKey();
  const fail = useCartFailure();
  const { data } = useWaitingCartsQuery({ ssr: false, fetchPolicy: 'network-only' });
  const [mergeCarts, { loading }] = useMergeCartsMutation();
  const [keepSaved, setKeepSaved] = useState(true);
  const [keepGuest, setKeepGuest] = useState(true);
  const assigned = useRef(false);
  const plan = data ? mergePlan(data) : 'nothing';

  const merge = async (keep: { keepSaved: boolean; keepGuest: boolean }): Promise<boolean> => {
    const variables = { input: { ...keep, clubId, commandId: newCommandId() } };
    const answer = await sendCommand(async () => (await mergeCarts({ variables })).data?.mergeCarts);
    if (!answer || (isCartFailure(answer) && answer.__typename !== 'NothingToMerge')) {
      fail(answer);
      return false;
    }
    client.cache.modify({ fields: { guestCart: () => null } });
    if (answer.__typename === 'MergeCartsSuccess') {
      client.cache.writeQuery({ query: CartDocument, data: { cart: answer.cart } });
    }
    return true;
  };

  useEffect(() => {
    if (plan !== 'assign' || assigned.current) return;
    assigned.current = true;
    void merge({ keepSaved: true, keepGuest: true });
  });

  if (plan !== 'ask' || !data?.cart || !data.guestCart) return null;
  const keepBoth = async () => {
    if (await merge({ keepSaved, keepGuest })) notify({ type: 'success', message: t`Your cart is ready.` });
  };
  // Declining makes the guest's cart active; the saved one can be restored (decisions.md).
  const decline = async () => {
    if (await merge({ keepSaved: false, keepGuest: true })) navigate(pathTo('cart'));
  };
  return (
    <Dialog
      open
      blocking
      onClose={() => {}}
      title={t`You have two carts`}
      closeLabel={t`Close`}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" busy={loading} onClick={decline}>
            <Trans>Do not bring together</Trans>
          </Button>
          <Button disabled={!keepSaved && !keepGuest} busy={loading} onClick={keepBoth}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      }
    >
      <p className="mb-4">
        <Trans>You filled one before signing in, and another was saved. Which do you want to keep?</Trans>
      </p>
      <div className="flex flex-col gap-3">
        <MergeCard title={t`My saved cart`} cart={data.cart} checked={keepSaved} onChange={setKeepSaved} />
        <MergeCard
          title={t`The cart from just now`}
          cart={data.guestCart}
          checked={keepGuest}
          onChange={setKeepGuest}
        />
      </div>
    </Dialog>
  );
}
