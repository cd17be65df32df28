import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { matchPage, splitLocale } from '../i18n/paths.ts';
import type { PageId } from '../i18n/route-table.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { focusMainIfLost } from '../ui/focus-main.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import type { Frame } from './frame.ts';
import { LegalLine } from './legal-line.tsx';

/** Where the link back leads from each page; to the cart from others. */
const backPages: Partial<Record<PageId, PageId>> = {
  'membership-checkout': 'membership-info',
  'renew-checkout': 'renew-welcome',
  'upgrade-checkout': 'upgrade-welcome',
};

/** The logo, a note that the page is secure, and the link back to the cart, or to where a membership was chosen (CONTENT-34). */
function SecureHeader() {
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const pageId = matchPage(splitLocale(pathname)?.rest ?? '')?.pageId;
  const backPage = pageId && backPages[pageId];
  // The page is a new document (CHECKOUT-301). From another page of the shop, the focus moves as on navigation (ERRORS-60).
  useEffect(() => {
    if (document.referrer.startsWith(`${location.origin}/`)) focusMainIfLost();
  }, []);
  return (
    <header className="no-print border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-3 px-4 py-2 lg:px-8">
        <Link
          to={pathTo(backPage ?? 'cart')}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-semibold text-sea hover:bg-sea-soft"
        >
          <Icon name="chevron-left" className="size-5" />
          {backPage ? <Trans>Back</Trans> : <Trans>Back to cart</Trans>}
        </Link>
        <Logo />
        <p className="inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft">
          <Icon name="lock" className="size-5 text-leaf" />
          <span className="max-sm:sr-only">
            <Trans>Secure payment</Trans>
          </span>
        </p>
      </div>
    </header>
  );
}

/** Footer without countries, languages and links, so that nothing leads out of a payment (CONTENT-35). */
function SecureFooter() {
  return (
    <footer className="no-print mt-12 border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-5 lg:px-8">
        <LegalLine />
      </div>
    </footer>
  );
}

/** For a route's `handle`: no menus, and no links except back. The code is part of the route's. */
export const securePage: { readonly frame: Frame } = { frame: { Header: SecureHeader, Footer: SecureFooter } };
