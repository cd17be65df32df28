import { Trans, useLingui } from '@lingui/react/macro';
import { useModals } from '../../session/modals.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import type { SavedAddressPartsFragment } from './addresses.gen.ts';
import { useMakeDefault } from './use-make-default.ts';

/** One saved address with its actions, marked when it is outside the delivery area (ADDRESSES-11). */
export function AddressCard({
  saved,
  isEditable,
  onDelete,
}: {
  saved: SavedAddressPartsFragment;
  /** Whether the page’s market is the market of the address. */
  isEditable: boolean;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  const modals = useModals();
  const notify = useNotify();
  const { makeDefault, isPending } = useMakeDefault();
  const { id, address, isDefault, isDeliverable, phoneText } = saved;
  const name = address.alias ?? address.streetText;

  const setAsDefault = async () => {
    if (await makeDefault(id)) notify({ type: 'success', message: t`${name} is now your default address.` });
  };

  return (
    <article aria-label={name} className="flex h-full flex-col rounded-card border border-line p-5 wrap-anywhere">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h2 className="text-lg">{name}</h2>
        {isDefault && (
          <Badge tone="sea">
            <Trans>Default</Trans>
          </Badge>
        )}
      </div>
      <div className="text-ink-soft">
        {address.fullName && <span className="block text-ink">{address.fullName}</span>}
        <AddressText address={address} />
        {phoneText && <span className="figures block">{phoneText}</span>}
      </div>
      {!isDeliverable && (
        <p className="mt-2 flex items-center gap-1.5 text-sm font-medium text-clay">
          <Icon name="alert" className="size-4" />
          <Trans>Outside our delivery area</Trans>
        </p>
      )}
      {isEditable && (
        <div className="mt-auto flex flex-wrap gap-1 pt-3 [&>*]:-ml-2 [&>*]:px-2">
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t`Edit ${name}`}
            onClick={() => modals.open('shippingAddress', { trigger: 'address-book', addressId: id })}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" aria-label={t`Delete ${name}`} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
          {!isDefault && (
            <Button variant="quiet" busy={isPending} aria-label={t`Set as default: ${name}`} onClick={setAsDefault}>
              <Trans>Set as default</Trans>
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
