import { Plural, Trans } from '@lingui/react/macro';
import { usePathTo } from '../i18n/use-locale.ts';
import { useViewerQuery } from '../session/viewer.gen.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

const useItemCount = () => useViewerQuery().data?.cart?.itemCount ?? 0;

/** The cart icon, with the item count when the cart is not empty (CART-72). */
export function CartIcon({ className }: { className: string }) {
  const count = useItemCount();
  return (
    <span className="relative" aria-hidden="true">
      <Icon name="cart" className={className} />
      {count > 0 && (
        <span className="figures absolute -top-2 left-1/2 ml-0.5 min-w-5.5 rounded-full bg-guava px-1 text-center text-xs leading-5.5 font-bold text-paper">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}

/** For screen readers: the cart and its item count (CART-71). */
export function CartLabel() {
  const count = useItemCount();
  return (
    <span className="sr-only">
      <Trans>Cart</Trans>, <Plural value={count} _0="empty" one="# item" other="# items" />
    </span>
  );
}

/** The header's link to the cart. */
export function CartLink() {
  const pathTo = usePathTo();
  return (
    <Link
      to={pathTo('cart')}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-sea hover:bg-sea-soft"
    >
      <CartIcon className="size-7" />
      <CartLabel />
    </Link>
  );
}
