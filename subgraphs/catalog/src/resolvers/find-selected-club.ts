import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode, valueFromASTUntyped } from 'graphql';

/**
 * The `clubKey` argument of the fields below the resolved one; null when there is none or when they differ. A product that
 * is read with the prices of this club needs no second call for them.
 */
export function findSelectedClub({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): string | null {
  const clubs = new Set<unknown>();
  const collect = (selections: SelectionSetNode | undefined): void => {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        collect(fragments[selection.name.value]?.selectionSet);
        continue;
      }
      if (selection.kind === Kind.FIELD) {
        const argument = findClubArgument(selection);
        if (argument) clubs.add(valueFromASTUntyped(argument.value, variableValues));
      }
      collect(selection.selectionSet);
    }
  };
  for (const node of fieldNodes) collect(node.selectionSet);
  const [club] = clubs;
  return clubs.size === 1 && typeof club === 'string' ? club : null;
}

function findClubArgument(field: FieldNode) {
  return field.arguments?.find(({ name }) => name.value === 'clubKey');
}
