import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useModals } from '../../session/modals.ts';
import { useNotify } from '../../ui/notifications.tsx';
import type { CartFailure } from './cart-failure.ts';
import type { CartConsequence, CartWork } from './cart-trouble.ts';
import type { Unanswered } from './send-command.ts';

const troubleCode = () => import('./cart-trouble.ts');

/** What follows trouble is fetched before there is any: then the shop may be out of reach. No page waits for it. */
export const prepareForTrouble = (): void => void troubleCode().catch(() => undefined);

const consequenceOf = (work: CartWork, trouble: CartFailure | Unanswered): Promise<CartConsequence> =>
  troubleCode().then(
    ({ cartConsequence }) => cartConsequence(work, trouble),
    () => ({ kind: 'tell-unreachable' }),
  );

/** Shows and does what follows when something with the cart did not work; the sentence of an answer is shown already. */
export function useCartFailure(): (work: CartWork, trouble: CartFailure | Unanswered) => Promise<void> {
  const { t } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();
  const modals = useModals();

  return async (work, trouble) => {
    const consequence = await consequenceOf(work, trouble);
    switch (consequence.kind) {
      case 'nothing':
        return;
      case 'tell-unreachable':
        return notify({
          type: 'error',
          message: t`We couldn’t connect. Nothing has changed; try again.`,
        });
      case 'modal':
        if (consequence.name === 'error') modals.open('error', { code: consequence.code });
        else modals.open(consequence.name, {});
        return;
      case 'reload':
      case 'show-cart':
        void client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
        if (consequence.kind === 'show-cart') navigate(pathTo('cart'));
    }
  };
}
