import { useEffect, useState } from 'react';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { type PlaceSuggestionsQuery, usePlaceSuggestionsQuery } from './places.gen.ts';

export type PlaceSuggestion = PlaceSuggestionsQuery['placeSuggestions'][number];

/** Delay between the last key press and the request (ADDRESSES-43). */
const debounceMs = 500;

/** Suggested places for the typed text; none for blank text or after a failed request (ADDRESSES-110). */
export function usePlaceSuggestions(typed: string): {
  readonly places: readonly PlaceSuggestion[];
  /** Whether the request for the typed text failed, other than by the end of the session. */
  readonly hasFailed: boolean;
} {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = usePlaceSuggestionsQuery({ variables: { text }, skip: text === '' });
  useEffect(() => {
    if (isSignedOut(error)) reportSessionEnd();
  }, [error]);
  // Suggestions for a previous text are hidden until those for the current text arrive.
  const isCurrent = text !== '' && typed.trim() === text;
  return {
    places: isCurrent ? (data?.placeSuggestions ?? []) : [],
    hasFailed: isCurrent && error !== undefined && !isSignedOut(error),
  };
}
