import { Kind, parse } from 'graphql';

/** Returns the name if the document has an operation with it, and null otherwise. The graph reports syntax errors. */
export function findOperationName(query: string, name: string | null | undefined): string | null {
  if (!name) return null;
  try {
    const { definitions } = parse(query, { noLocation: true });
    const isInDocument = definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name,
    );
    return isInDocument ? name : null;
  } catch {
    return name;
  }
}
