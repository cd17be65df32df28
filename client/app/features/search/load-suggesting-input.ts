/** Loads the search field with suggestions, which takes the place of the plain one. */
export const loadSuggestingInput = async () => (await import('./suggesting-input.tsx')).SuggestingInput;
