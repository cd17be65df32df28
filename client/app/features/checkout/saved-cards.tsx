import { Trans } from '@lingui/react/macro';
import { getBrandName } from '@tarima/markets/card-brand';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { createCardId } from '../cards/index.ts';

const optionClass =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-card border-2 border-line px-4 py-2 has-checked:border-sea has-checked:bg-sea-soft';

/** Radio buttons for the saved cards and for a new card. */
export function SavedCards({
  cards,
  field,
}: {
  cards: readonly SavedCardPartsFragment[];
  field: UseFormRegisterReturn;
}) {
  return (
    <fieldset className="phone-spacing flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Pay with</Trans>
      </legend>
      {cards.map((card) => (
        <label key={card.id} className={optionClass}>
          <input type="radio" {...field} value={card.id} className="size-5 accent-sea" />
          <Icon name="card" className="size-6 text-sea" />
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{getBrandName(card.brand)}</b> <span aria-hidden="true">•••• </span>
            <span className="figures">{card.lastDigits}</span>
            <span className="block text-sm text-ink-soft">
              {card.holderName} · <span className="figures">{card.expiry}</span>
            </span>
          </span>
        </label>
      ))}
      <label className={optionClass}>
        <input type="radio" {...field} value={createCardId} className="size-5 accent-sea" />
        <Icon name="plus" className="size-6 text-sea" />
        <b className="font-semibold">
          <Trans>Use another card</Trans>
        </b>
      </label>
    </fieldset>
  );
}
