import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddressText } from '../cart/address-text.tsx';
import { useAddressBookSuspenseQuery } from './account.gen.ts';

/** The member's saved addresses, the default first. */
export function AddressBookView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const { data } = useAddressBookSuspenseQuery();
  const addresses = data.me?.addresses ?? [];
  if (addresses.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t`No saved addresses`}
        text={t`Until then you can pick up your orders at any club.`}
      >
        <LinkButton to={pathTo('clubsAndLocations')}>
          <Trans>See the clubs</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mb-6 text-2xl lg:text-3xl">
        <Trans>Address book</Trans>
      </h1>
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map(({ id, address, isDefault, isDeliverable }) => (
          <li key={id} className="rounded-card border border-line p-5">
            <div className="mb-1 flex flex-wrap items-center gap-2">
              <h2 className="text-lg">{address.alias ?? address.fullName}</h2>
              {isDefault && (
                <Badge tone="sea">
                  <Trans>Offered first</Trans>
                </Badge>
              )}
            </div>
            <p className="text-ink-soft">
              {address.fullName && <span className="block text-ink">{address.fullName}</span>}
              <AddressText address={address} />
              {address.phone && <span className="figures block">{address.phone}</span>}
            </p>
            {!isDeliverable && (
              <p className="mt-2 flex items-center gap-1.5 text-sm font-medium text-clay">
                <Icon name="alert" className="size-4" />
                <Trans>Outside our delivery area</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
