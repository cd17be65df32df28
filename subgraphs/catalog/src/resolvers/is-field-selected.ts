import {
  type FragmentSpreadNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Whether the operation selects a field directly below the resolved one: also in fragments, and not where `@skip` or
 * `@include` leaves it out (CATALOG-74).
 */
export function isFieldSelected(
  field: string,
  { fieldNodes, fragments, variableValues }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>,
): boolean {
  const isIncluded = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;
  const getSelections = (fragment: InlineFragmentNode | FragmentSpreadNode) =>
    fragment.kind === Kind.INLINE_FRAGMENT ? fragment.selectionSet : fragments[fragment.name.value]?.selectionSet;
  const has = (selections: SelectionSetNode | undefined): boolean =>
    (selections?.selections ?? [])
      .filter(isIncluded)
      .some((node) => (node.kind === Kind.FIELD ? node.name.value === field : has(getSelections(node))));
  return fieldNodes.some(({ selectionSet }) => has(selectionSet));
}
