import { useEffect, useState } from 'react';
import { isSignedOut } from '../../apollo/graph-fault.ts';
import { useModals } from '../../session/modals.ts';
import { type PlaceSuggestionsQuery, usePlaceSuggestionsQuery } from './places.gen.ts';

export type PlaceSuggestion = PlaceSuggestionsQuery['placeSuggestions'][number];

/** Places are requested this long after the last key (ADDRESSES-43). */
const pauseMs = 500;

/** Places for what is typed; none for blanks, or when nobody answers: the other ways of the form still work. */
export function usePlaceSuggestions(typed: string): readonly PlaceSuggestion[] {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = usePlaceSuggestionsQuery({ variables: { text }, skip: text === '' });
  const modals = useModals();
  useEffect(() => {
    if (isSignedOut(error)) modals.open('sessionExpired', {});
  }, [error, modals]);
  // What was found for other words is not offered while these are waited for.
  return text !== '' && typed.trim() === text ? (data?.placeSuggestions ?? []) : [];
}
