import type { ReactNode } from 'react';
import { isNativeApp } from '../../native/native-app.ts';
import { useModals } from '../../session/modals.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

/**
 * A link from the content service, within the shop or to another site, which opens in a new window (CONTENT-28). In the
 * native app the pharmacy link opens a modal first (NATIVE-14, NATIVE-16).
 */
export function ContentAnchor({
  href,
  isPharmacy = false,
  className,
  children,
}: {
  href: string;
  isPharmacy?: boolean | undefined;
  className?: string;
  children: ReactNode;
}) {
  const modals = useModals();
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  const isWeb = href.startsWith('https:');
  return (
    <a
      href={href}
      className={className}
      {...(isWeb ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={(event) => {
        if (!isPharmacy || !isNativeApp()) return;
        event.preventDefault();
        modals.open('pharmacyLink', { href });
      }}
    >
      {children}
    </a>
  );
}

/** A link from the content service with the look of a button. */
export function ContentButton({
  link,
  look = 'primary',
}: {
  link: { readonly label: string; readonly href: string };
  look?: 'primary' | 'secondary';
}) {
  return (
    <ContentAnchor href={link.href} className={getButtonClass(look, 'large')}>
      {link.label}
    </ContentAnchor>
  );
}
