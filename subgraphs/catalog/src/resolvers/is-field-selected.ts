import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether the operation selects a field directly below the resolved one, in fragments too. */
export function isFieldSelected(field: string, { fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const has = (selections: SelectionSetNode | undefined): boolean =>
    (selections?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      if (selection.kind === Kind.INLINE_FRAGMENT) return has(selection.selectionSet);
      return has(fragments[selection.name.value]?.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => has(selectionSet));
}
