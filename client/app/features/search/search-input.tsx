import { useSearchParams } from 'react-router';
import { usePage } from '../../app-providers.tsx';

/** Pattern of text that is not blank; blank text is not searched (SEARCH-3). */
export const notBlankPattern = '.*\\S.*';

export const searchInputClass =
  'h-11 w-full rounded-full border-2 border-line-strong bg-paper pr-12 pl-5 text-base text-ellipsis placeholder:text-ink-soft focus-visible:border-sea [&::-webkit-search-cancel-button]:hidden';

export interface SearchInputProps {
  readonly label: string;
  readonly placeholder: string;
}

/** A plain search field that works without JavaScript; its text has a maximum length (SEARCH-7). */
export function SearchInput({ label, placeholder }: SearchInputProps) {
  const { maxTextLength } = usePage().settings.search;
  const [query] = useSearchParams();
  const text = query.get('q') ?? '';
  return (
    <input
      key={text}
      type="search"
      name="q"
      required
      pattern={notBlankPattern}
      defaultValue={text}
      maxLength={maxTextLength}
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      className={searchInputClass}
    />
  );
}
