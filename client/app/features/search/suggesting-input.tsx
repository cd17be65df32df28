import { Trans, useLingui } from '@lingui/react/macro';
import { useCombobox } from 'downshift';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePage } from '../../app-providers.tsx';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { track } from '../../session/tracked-events.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { getPictureSources } from '../../ui/picture-sources.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { notBlankPattern, type SearchInputProps, searchInputClass } from './search-input.tsx';
import { type SuggestedProduct, useSuggestions } from './use-suggestions.ts';

type Item =
  | { readonly kind: 'recent' | 'query'; readonly query: string; readonly text: string }
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  | { readonly kind: 'forget' };

const textOf = (item: Item | null): string => {
  if (!item || item.kind === 'forget') return '';
  return item.kind === 'product' ? item.product.name : item.query;
};

interface SuggestingInputProps extends SearchInputProps {
  /** The form with the plain field that this one replaces; its text, focus and selection are kept. */
  readonly form?: RefObject<HTMLFormElement | null>;
}

/** What a visitor did with a field: nothing is selected in a field without the focus. */
const readUse = (field?: HTMLInputElement | null) => ({
  text: field?.value,
  selection:
    field && field === document.activeElement ? ([field.selectionStart, field.selectionEnd] as const) : undefined,
});

/**
 * The search field with suggestions below it: recent searches before anything is typed (SEARCH-52), then searches
 * (SEARCH-48) and products (SEARCH-49). Arrow keys move through them, Enter selects one, Escape closes (SEARCH-50).
 * Without a selection, Enter submits the form.
 */
export function SuggestingInput({ label, placeholder, form }: SuggestingInputProps) {
  const { t } = useLingui();
  const { maxTextLength } = usePage().settings.search;
  const { market } = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const searched = params.get('q') ?? '';
  const [before] = useState(() => readUse(form?.current?.querySelector('input')));
  const [typed, setTyped] = useState(before.text ?? searched);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    // Navigation to another search updates the field.
    setShown(searched);
    setTyped(searched);
  }
  const [recent, setRecent] = useState(() => (before.selection ? readRecentSearches(market.code) : []));
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!before.selection) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...before.selection);
  }, [before]);
  const found = useSuggestions(typed === searched ? '' : typed);
  const items: Item[] =
    typed.trim() === ''
      ? [
          ...recent.map((query) => ({ kind: 'recent' as const, query, text: query })),
          ...(recent.length > 0 ? [{ kind: 'forget' as const }] : []),
        ]
      : [
          ...found.queries.map(({ query, displayText }) => ({ kind: 'query' as const, query, text: displayText })),
          ...found.products.map((product) => ({ kind: 'product' as const, product })),
        ];

  function select(item: Item): void {
    if (item.kind !== 'forget') track({ type: 'suggestion-submitted', kind: item.kind, text: textOf(item) });
    if (item.kind === 'forget') {
      forgetSearches(market.code);
      setRecent([]);
    } else if (item.kind === 'product') {
      setTyped('');
      const { slug, displayVariant } = item.product;
      navigate(pathTo('pdp-slug-sku', { slug, sku: displayVariant.sku }));
    } else {
      setTyped(item.query);
      rememberSearch(market.code, item.query);
      navigate(pathTo('search', {}, { q: item.query }));
    }
  }

  const box = useCombobox<Item>({
    items,
    inputValue: typed,
    itemToString: textOf,
    itemToKey: (item) => (item ? `${item.kind} ${textOf(item)}` : ''),
    selectedItem: null,
    initialIsOpen: before.selection !== undefined,
    getA11yStatusMessage: ({ isOpen }) => {
      if (!isOpen || typed.trim() === '') return '';
      return items.length === 0
        ? t`No suggestions`
        : t`Suggestions: ${items.length}. Use the up and down arrow keys to choose.`;
    },
    onIsOpenChange: ({ isOpen }) => isOpen && setRecent(readRecentSearches(market.code)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && select(selectedItem),
  });
  const isOpen = box.isOpen && items.length > 0;

  return (
    <>
      <input
        {...box.getInputProps({
          ref: field,
          'aria-label': label,
          // Updates synchronously, and only on typing; moving through the list does not change the text.
          onChange: (event) => setTyped((event.target as HTMLInputElement).value),
          onKeyDown: (event) => {
            // Without a highlighted item Enter submits the form.
            const native = event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean };
            if (event.key === 'Enter' && box.highlightedIndex === -1) {
              native.preventDownshiftDefault = true;
              rememberSearch(market.code, typed);
              box.closeMenu();
            }
          },
        })}
        type="search"
        name="q"
        required
        pattern={notBlankPattern}
        maxLength={maxTextLength}
        enterKeyHint="search"
        placeholder={placeholder}
        className={searchInputClass}
      />
      <ul
        {...box.getMenuProps({ 'aria-label': t`Suggestions` })}
        className={cx(
          'absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-card bg-paper py-2 shadow-float',
          // On phones the field is too narrow for names of products.
          'max-sm:fixed max-sm:inset-x-3 max-sm:top-auto',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={`${item.kind} ${textOf(item)}`}
              {...box.getItemProps({ item, index })}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 px-5 py-1.5',
                box.highlightedIndex === index && 'bg-sea-soft',
              )}
            >
              <Suggestion item={item} typed={typed} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Suggestion({ item, typed }: { item: Item; typed: string }): ReactNode {
  const money = useMoney();
  switch (item.kind) {
    case 'forget':
      return (
        <span className="text-sm font-semibold text-sea">
          <Trans>Clear recent searches</Trans>
        </span>
      );
    case 'recent':
    case 'query':
      return (
        <>
          <Icon name={item.kind === 'recent' ? 'clock' : 'search'} className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 truncate">
            <Completion text={item.text} typed={typed} />
          </span>
        </>
      );
    case 'product': {
      const { name, displayVariant } = item.product;
      return (
        <>
          <img
            {...getPictureSources(displayVariant.images[0], '40px')}
            alt=""
            width={40}
            height={40}
            className="size-10 shrink-0 rounded-md bg-board"
          />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {displayVariant.price && (
            <span className="figures shrink-0 font-semibold">{money(displayVariant.price.current)}</span>
          )}
        </>
      );
    }
  }
}

/** Emphasizes the part of a suggestion after the typed text. */
function Completion({ text, typed }: { text: string; typed: string }): ReactNode {
  const prefix = typed.trimStart();
  if (prefix === '' || !text.toLowerCase().startsWith(prefix.toLowerCase())) return text;
  return (
    <>
      {text.slice(0, prefix.length)}
      <strong>{text.slice(prefix.length)}</strong>
    </>
  );
}
