import { useEffect, useState } from 'react';
import { usePage } from '../../app-providers.tsx';
import { useClubKey } from '../../session/shell-data.ts';
import { type SearchSuggestionsQuery, useSearchSuggestionsQuery } from './suggestions.gen.ts';

type Suggestions = Pick<SearchSuggestionsQuery['searchSuggestions'], 'queries' | 'products'>;
export type SuggestedProduct = Suggestions['products'][number];

const noSuggestions: Suggestions = { queries: [], products: [] };

/** Suggestions for the typed text (SEARCH-45); none for blank text (SEARCH-47) or after an error (SEARCH-54). */
export function useSuggestions(typed: string): Suggestions {
  const clubKey = useClubKey();
  const { suggestionDebounceMs } = usePage().settings.search;
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), suggestionDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, suggestionDebounceMs]);
  const { data } = useSearchSuggestionsQuery({ variables: { text, clubKey }, skip: text === '' });
  // Suggestions for other text are not shown while new ones are loading (SEARCH-51).
  return text !== '' && typed.trim().startsWith(text) ? (data?.searchSuggestions ?? noSuggestions) : noSuggestions;
}
