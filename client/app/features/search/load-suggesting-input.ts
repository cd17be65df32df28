/** Loads the search field with suggestions, which replaces the plain one. */
export const loadSuggestingInput = async () => (await import('./suggesting-input.tsx')).SuggestingInput;
