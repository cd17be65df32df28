import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getLocale } from '@tarima/markets/locale';
import { formatMoney } from '@tarima/markets/money';
import { pathTo } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCartsInOtherMarketsQuery } from './country-list.gen.ts';

/**
 * Offers a link back to the cart of another country's shop, when the shopper arrived here without choosing this
 * country, e.g. by a link (MERGE-55, MERGE-57). Renders nothing when the cart of this country has lines too (MERGE-56).
 */
export function CartInOtherCountry({ marketCode, onClose }: ModalProps<'goToCartFromCountry'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: viewer } = useViewerQuery();
  const { data } = useCartsInOtherMarketsQuery({ ssr: false, fetchPolicy: 'network-only' });
  const cart = data?.cartsInOtherMarkets.find((candidate) => candidate.marketCode === marketCode);
  if (!cart || (viewer?.cart?.lines.length ?? 0) > 0) return null;
  const there = getLocale(locale.language, cart.marketCode);
  const name = there.market.name[locale.language];
  const here = locale.market.name[locale.language];
  return (
    <ConfirmDialog
      title={t`Your cart is in ${name}`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Stay in {here}</Trans>}
      onKeep={onClose}
      confirm={
        <LinkButton reloadDocument to={pathTo('cart', there)}>
          <Trans>Go to cart</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>You’re shopping in {here}, which has its own clubs, prices and cart.</Trans>
      </p>
      <p className="mt-2">
        <Trans>In {name} you have:</Trans>{' '}
        <b>
          <Plural value={cart.itemCount} one="# item" other="# items" />, {formatMoney(cart.subtotal, there)}
        </b>
      </p>
    </ConfirmDialog>
  );
}
