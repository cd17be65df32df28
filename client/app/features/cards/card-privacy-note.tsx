import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';

/** Explains, below the fields of a new card, that its details are encrypted. */
export function CardPrivacyNote() {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="info" className="size-5" />
      <Trans>Your card details are encrypted on this device; only the payment processor can read them.</Trans>
    </p>
  );
}
