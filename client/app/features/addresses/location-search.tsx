import { Trans, useLingui } from '@lingui/react/macro';
import { addressLimits } from '@tarima/markets/address-rules';
import { useCombobox } from 'downshift';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLocationProblem } from './location-words.ts';
import type { LocationWays } from './use-address-location.ts';
import { type PlaceSuggestion, usePlaceSuggestions } from './use-place-suggestions.ts';

/**
 * The location box with suggested places below it, and the button for the device's own position. Arrows move through the
 * places, Enter takes one; without a choice Enter looks up the typed text (ADDRESSES-48).
 */
export function LocationSearch({ ways }: { ways: LocationWays }) {
  const { t } = useLingui();
  const { location } = ways;
  const problem = useLocationProblem(location.problem);
  const isSettled = location.isFound || location.isManual;
  const items = usePlaceSuggestions(isSettled ? '' : location.text);

  const box = useCombobox<PlaceSuggestion>({
    items: [...items],
    inputValue: location.text,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id ?? '',
    getA11yStatusMessage: ({ isOpen }) => {
      if (!isOpen || isSettled || location.text.trim() === '') return '';
      return items.length === 0
        ? t`No suggestions`
        : t`Locations found: ${items.length}. Use the up and down arrow keys to choose.`;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && ways.take(selectedItem.id),
  });
  const isOpen = box.isOpen && items.length > 0;
  const label = t`Location`;
  const input = box.getInputProps({
    'aria-label': label,
    // At once, and by nothing but typing: moving through the list leaves the words as they are.
    onChange: (event) => ways.type((event.target as HTMLInputElement).value),
    onKeyDown: (event) => {
      const native = event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean };
      // Escape closes the list first, and the dialog only when there is none.
      if (event.key === 'Escape' && isOpen) event.preventDefault();
      if (event.key === 'Escape' && !isOpen) native.preventDownshiftDefault = true;
      if (event.key === 'Enter' && (!isOpen || box.highlightedIndex === -1)) {
        native.preventDownshiftDefault = true;
        event.preventDefault();
        box.closeMenu();
        ways.findTyped();
      }
    },
  });

  return (
    <div className="grid gap-2">
      <div className="relative flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            {...input}
            label={label}
            placeholder={t`Street, neighbourhood or landmark`}
            maxLength={addressLimits.search}
            autoComplete="off"
            enterKeyHint="search"
            aria-busy={location.isLookingUp}
          />
        </div>
        <Button look="secondary" className="min-h-12" busy={location.isLookingUp} onClick={ways.findTyped}>
          <Trans>Search</Trans>
        </Button>
        <ul
          {...box.getMenuProps({ 'aria-label': t`Locations` })}
          className={cx(
            'absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-card bg-paper py-2 shadow-float',
            !isOpen && 'hidden',
          )}
        >
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.id}
                {...box.getItemProps({ item, index })}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5',
                  box.highlightedIndex === index && 'bg-sea-soft',
                )}
              >
                <Icon name="pin" className="size-5 text-ink-soft" />
                <span className="min-w-0">{item.text}</span>
              </li>
            ))}
        </ul>
      </div>
      <button
        type="button"
        onClick={ways.useCurrent}
        className="flex min-h-11 items-center gap-2 self-start justify-self-start font-semibold text-sea underline"
      >
        <Icon name="pin" className="size-5" />
        <Trans>Use my current location</Trans>
      </button>
      <p role="status" className={cx('text-sm font-medium text-clay', !problem && 'sr-only')}>
        {problem}
      </p>
    </div>
  );
}
