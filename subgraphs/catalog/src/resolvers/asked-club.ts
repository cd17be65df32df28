import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode, valueFromASTUntyped } from 'graphql';

/**
 * The club that the fields below ask prices or stock of, when it is one and the same; null otherwise. Reading the product
 * there at once saves the call that its prices would cost later.
 */
export function askedClub({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): string | null {
  const clubs = new Set<unknown>();
  const look = (selections: SelectionSetNode | undefined): void => {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        look(fragments[selection.name.value]?.selectionSet);
        continue;
      }
      if (selection.kind === Kind.FIELD) {
        const club = clubArgument(selection);
        if (club) clubs.add(valueFromASTUntyped(club.value, variableValues));
      }
      look(selection.selectionSet);
    }
  };
  for (const node of fieldNodes) look(node.selectionSet);
  const [only] = clubs;
  return clubs.size === 1 && typeof only === 'string' ? only : null;
}

function clubArgument(field: FieldNode) {
  return field.arguments?.find(({ name }) => name.value === 'clubId');
}
