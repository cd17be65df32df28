import { Trans, useLingui } from '@lingui/react/macro';
import { addressLimits } from '@tarima/markets/address-rules';
import { useCombobox } from 'downshift';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLocationMessage } from './location-messages.ts';
import type { LocationControls } from './use-address-location.ts';
import { type PlaceSuggestion, usePlaceSuggestions } from './use-place-suggestions.ts';

/**
 * The location input with suggested places, and the button for the device's position. Arrow keys move through the
 * suggestions and Enter chooses one; without a highlighted suggestion Enter searches for the text (ADDRESSES-48).
 */
export function LocationSearch({ controls }: { controls: LocationControls }) {
  const { t } = useLingui();
  const { location } = controls;
  const problem = useLocationMessage(location.problem);
  const isSettled = location.isFound || location.hasManualTerritory;
  const { places: items, hasFailed } = usePlaceSuggestions(isSettled ? '' : location.text);
  const message =
    problem ??
    (hasFailed ? t`Suggestions aren’t available right now. Select Search, or place the pin on the map.` : null);

  const combobox = useCombobox<PlaceSuggestion>({
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
    onSelectedItemChange: ({ selectedItem }) => selectedItem && controls.chooseSuggestion(selectedItem.id),
  });
  const isOpen = combobox.isOpen && items.length > 0;
  const label = t`Location`;
  const input = combobox.getInputProps({
    'aria-label': label,
    // Updates synchronously, and only on typing: moving through the list must not change the text.
    onChange: (event) => controls.changeText((event.target as HTMLInputElement).value),
    onKeyDown: (event) => {
      const native = event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean };
      // Escape closes the open list; the dialog handles it only when the list is closed.
      if (event.key === 'Escape' && isOpen) event.preventDefault();
      if (event.key === 'Escape' && !isOpen) native.preventDownshiftDefault = true;
      if (event.key === 'Enter' && (!isOpen || combobox.highlightedIndex === -1)) {
        native.preventDownshiftDefault = true;
        event.preventDefault();
        combobox.closeMenu();
        controls.searchText();
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
        <Button variant="secondary" className="min-h-12" busy={location.isLookingUp} onClick={controls.searchText}>
          <Trans>Search</Trans>
        </Button>
        <ul
          {...combobox.getMenuProps({ 'aria-label': t`Locations` })}
          className={cx(
            'absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-card bg-paper py-2 shadow-float',
            !isOpen && 'hidden',
          )}
        >
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({ item, index })}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5',
                  combobox.highlightedIndex === index && 'bg-sea-soft',
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
        onClick={controls.locateDevice}
        className="flex min-h-11 items-center gap-2 self-start justify-self-start font-semibold text-sea underline"
      >
        <Icon name="pin" className="size-5" />
        <Trans>Use my current location</Trans>
      </button>
      <p role="status" className={cx('text-sm font-medium text-clay', !message && 'sr-only')}>
        {message}
      </p>
    </div>
  );
}
