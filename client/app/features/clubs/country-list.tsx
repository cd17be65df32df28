import { Plural, Trans } from '@lingui/react/macro';
import { getLocale } from '@tarima/markets/locale';
import { formatMoney } from '@tarima/markets/money';
import { markets } from '@tarima/markets/table';
import { pathTo } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useChosenLanguage } from '../../session/chosen-language.ts';
import { rememberLocale } from '../../session/remember-locale.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCartsInOtherMarketsQuery } from './country-list.gen.ts';

/**
 * Links to the thirteen markets, with the shopper's carts in them and the cart that stays here (MERGE-58). Each market
 * is a separate document, because prices, club and cart depend on it. It opens in the language that the shopper has
 * chosen, else in the market's default language.
 */
export function CountryList({ className }: { className?: string }) {
  const locale = useLocale();
  const chosenLanguage = useChosenLanguage();
  const { data } = useCartsInOtherMarketsQuery({ ssr: false, fetchPolicy: 'network-only' });
  const sorted = markets.toSorted((a, b) => a.name[locale.language].localeCompare(b.name[locale.language]));
  return (
    <>
      <CurrentCartNote />
      <ul className={className}>
        {sorted.map((market) => {
          const isHere = market.code === locale.market.code;
          const language = isHere ? locale.language : (chosenLanguage ?? market.defaultLanguage);
          const target = getLocale(language, market.code);
          // Two carts when one is a guest's cart from before sign-in.
          const carts = data?.cartsInOtherMarkets.filter(({ marketCode }) => marketCode === market.code) ?? [];
          return (
            <li key={market.code}>
              <a
                href={pathTo('home', target)}
                // An explicit choice of country suppresses the offer to return to this cart.
                onClick={() => rememberLocale(target)}
                hrefLang={target.code}
                aria-current={isHere ? 'true' : undefined}
                className="flex min-h-16 items-center gap-4 rounded-card border-2 border-line px-4 hover:border-sea aria-[current=true]:border-sea aria-[current=true]:bg-sea-soft"
              >
                <Flag market={market.code} className="h-7.5 w-10" />
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{market.name[locale.language]}</span>
                  {carts.map((cart) => (
                    <span key={cart.updatedAt} className="block text-sm text-ink-soft">
                      <Trans>Your cart</Trans>: <Plural value={cart.itemCount} one="# item" other="# items" />,{' '}
                      {formatMoney(cart.subtotal, target)}
                    </span>
                  ))}
                </span>
                <span className="figures text-sm text-ink-soft">{market.currency}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Shows that the cart of this market stays here; renders nothing when it is empty. */
function CurrentCartNote() {
  const locale = useLocale();
  const money = useMoney();
  const { data } = useViewerQuery();
  const cart = data?.cart;
  if (!cart || cart.lines.length === 0) return null;
  const country = locale.market.name[locale.language];
  return (
    <p className="mb-4 flex gap-3 rounded-card bg-board p-4">
      <Icon name="cart" className="size-6 text-sea" />
      <span>
        <b>
          <Trans>Your cart stays in {country}</Trans>
        </b>
        {': '}
        <Plural value={cart.itemCount} one="# item" other="# items" />,{' '}
        <span className="figures font-semibold">{money(cart.total)}</span>.{' '}
        <Trans>It will be here when you come back.</Trans>
      </span>
    </p>
  );
}
