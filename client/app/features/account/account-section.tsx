import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AccountMember, AccountSectionName } from './account-sections.ts';

const sections = {
  details: lazyWithRetry(async () => (await import('./details-section.tsx')).DetailsSection),
  membership: lazyWithRetry(async () => (await import('./membership-section.tsx')).MembershipSection),
  devices: lazyWithRetry(async () => (await import('./devices-section.tsx')).DevicesSection),
} as const;

/** A part of my account with its heading and the way back; its code is loaded when it is opened. */
export function AccountSection({ name, member }: { name: AccountSectionName; member: AccountMember }) {
  const pathTo = usePathTo();
  const title = useAccountSectionTitle(name);
  const Section = sections[name];
  return (
    <div className="mx-auto max-w-2xl">
      <Link
        to={pathTo('my-account')}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-semibold text-sea hover:bg-sea-soft"
      >
        <Icon name="chevron-left" className="size-5" />
        <Trans>My account</Trans>
      </Link>
      <h1 className="mt-1 mb-6 text-2xl lg:text-3xl">{title}</h1>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Section member={member} />
      </Suspense>
    </div>
  );
}

/** The title of a part of my account. */
export function useAccountSectionTitle(name: AccountSectionName | undefined): string {
  const { t } = useLingui();
  switch (name) {
    case 'details':
      return t`My details`;
    case 'membership':
      return t`My membership`;
    case 'devices':
      return t`Where you’re signed in`;
    case undefined:
      return t`My account`;
  }
}
