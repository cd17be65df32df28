import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { CountryList } from './country-list.tsx';

/** Dialog to change the country, with a note on what that means. */
export function ChangeCountry({ onClose }: ModalProps<'changeCountry'>) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={t`Where do you shop?`} closeLabel={t`Close`}>
      <p className="mb-4 text-ink-soft">
        <Trans>Each country has its own clubs, prices and cart.</Trans>
      </p>
      <CountryList className="grid gap-3" />
    </Sheet>
  );
}
