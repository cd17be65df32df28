import { Kind, parse } from 'graphql';

/** The name, when it is that of an operation of the document; null otherwise. What cannot be read is left to the graph. */
export function ownOperationName(query: string, name: string | null | undefined): string | null {
  if (!name) return null;
  try {
    const { definitions } = parse(query, { noLocation: true });
    const isOwn = definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name,
    );
    return isOwn ? name : null;
  } catch {
    return name;
  }
}
