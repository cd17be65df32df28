/** A modal that is open, and what it was opened with. */
export interface OpenModal<Name extends string = string> {
  readonly name: Name;
  readonly with: object;
}

export type ModalAction<Name extends string = string> =
  | { readonly type: 'open'; readonly modal: OpenModal<Name> }
  | { readonly type: 'close'; readonly name: Name }
  | { readonly type: 'close-all' };

/**
 * Open modals, the lowest first (ERRORS-42). One opens over another, and closing it returns to that one; what stands
 * over a closed modal goes with it. Opening one again brings it to the top with what it is opened with now.
 */
export function modalStack<Name extends string>(
  state: readonly OpenModal<Name>[],
  action: ModalAction<Name>,
): readonly OpenModal<Name>[] {
  if (action.type === 'close-all') return state.length === 0 ? state : [];
  if (action.type === 'open') return [...state.filter(({ name }) => name !== action.modal.name), action.modal];
  const place = state.findIndex(({ name }) => name === action.name);
  return place === -1 ? state : state.slice(0, place);
}
