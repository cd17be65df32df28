/** An open modal and its arguments. */
export interface OpenModal<Name extends string = string> {
  readonly name: Name;
  readonly with: object;
}

export type ModalAction<Name extends string = string> =
  | { readonly type: 'open'; readonly modal: OpenModal<Name> }
  | { readonly type: 'close'; readonly name: Name }
  | { readonly type: 'close-all' };

/**
 * Open modals, the bottom one first (ERRORS-42). Closing a modal returns to the one below it and closes those above it.
 * Reopening a modal moves it to the top with its new arguments.
 */
export function modalStackReducer<Name extends string>(
  state: readonly OpenModal<Name>[],
  action: ModalAction<Name>,
): readonly OpenModal<Name>[] {
  if (action.type === 'close-all') return state.length === 0 ? state : [];
  if (action.type === 'open') return [...state.filter(({ name }) => name !== action.modal.name), action.modal];
  const index = state.findIndex(({ name }) => name === action.name);
  return index === -1 ? state : state.slice(0, index);
}
