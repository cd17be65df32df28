/** A node of a syntax tree in generated code, where kinds are strings instead of members of an enum. */
export interface GeneratedNode {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** A definition of a document. */
export interface GeneratedDefinition extends GeneratedNode {
  readonly name: GeneratedNode & { readonly value: string };
}

const createName = (value: string) => ({ kind: 'Name', value });

/**
 * Creates a field without an alias, arguments and directives, for generated code.
 * @param selections what it selects of an object, without `__typename`
 */
/*#__NO_SIDE_EFFECTS__*/
export function createField(name: string, selections?: readonly GeneratedNode[]): GeneratedNode {
  const field = { kind: 'Field', name: createName(name) };
  return selections ? { ...field, selectionSet: createSelectionSet(selections) } : field;
}

/** Creates what is selected of an object, with `__typename`, for generated code. */
/*#__NO_SIDE_EFFECTS__*/
export const createSelectionSet = (selections: readonly GeneratedNode[]): GeneratedNode => ({
  kind: 'SelectionSet',
  selections: [...selections, { kind: 'Field', name: createName('__typename') }],
});

/** Creates a spread of a fragment, for generated code. */
/*#__NO_SIDE_EFFECTS__*/
export const createSpread = (name: string): GeneratedNode => ({ kind: 'FragmentSpread', name: createName(name) });
