import { useEffect, useState } from 'react';
import { usePage } from '../../app-providers.tsx';
import { useClubKey } from '../../session/shell-data.ts';
import { type SearchSuggestionsQuery, useSearchSuggestionsQuery } from './suggestions.gen.ts';

type Found = Pick<SearchSuggestionsQuery['searchSuggestions'], 'queries' | 'products'>;
export type SuggestedProduct = Found['products'][number];

const nothing: Found = { queries: [], products: [] };

/** Suggestions for the typed text (SEARCH-45); none for blank text (SEARCH-47) or without an answer (SEARCH-54). */
export function useSuggestions(typed: string): Found {
  const clubId = useClubKey();
  const { suggestionDebounceMs } = usePage().settings.search;
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), suggestionDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, suggestionDebounceMs]);
  const { data } = useSearchSuggestionsQuery({ variables: { text, clubId }, skip: text === '' });
  // What was found for other words is not shown while these are loading (SEARCH-51).
  return text !== '' && typed.trim().startsWith(text) ? (data?.searchSuggestions ?? nothing) : nothing;
}
