import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { z } from 'zod';

export interface CheckedOperation {
  /** The registered document. */
  readonly document: DocumentNode;
  /** Example variables; not checked if absent. */
  readonly example?: object;
  /** Schema of the response data that the code reads. */
  readonly data: z.ZodType;
}

/** Finds errors of an operation: validation errors, invalid variables, and fields that are read but not selected. */
export function findOperationErrors(schema: GraphQLSchema, { document, example, data }: CheckedOperation): string[] {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition) return ['The document has no operation.'];
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return [
    ...validate(schema, document).map(({ message }) => message),
    ...(example ? findVariableErrors(schema, definition, example) : []),
    ...findMissingFields(data, [definition.selectionSet], fragments, ''),
  ];
}

function findVariableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  example: object,
) {
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const unknown = Object.keys(example).filter((name) => !declared.has(name));
  const { errors = [] } = getVariableValues(schema, variableDefinitions, { ...example });
  return [...unknown.map((name) => `The operation has no variable $${name}.`), ...errors.map(({ message }) => message)];
}

/** Returns the fields that `data` requires and no selection contains. */
function findMissingFields(
  data: z.core.$ZodType,
  selections: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  path: string,
): string[] {
  if (data instanceof z.ZodNullable || data instanceof z.ZodOptional) {
    return findMissingFields(data.unwrap(), selections, fragments, path);
  }
  if (data instanceof z.ZodArray) return findMissingFields(data.element, selections, fragments, path);
  if (!(data instanceof z.ZodObject)) return [];
  const fields = collectSelectedFields(selections, fragments);
  return Object.entries(data.shape).flatMap(([name, shape]) => {
    const selected = fields.get(name);
    const fieldPath = path ? `${path}.${name}` : name;
    // Schemas shared by several operations mark fields as optional that some operations do not select.
    if (!selected && shape instanceof z.ZodOptional) return [];
    return selected ? findMissingFields(shape, selected, fragments, fieldPath) : [`${fieldPath} is not selected.`];
  });
}

/** Collects the selection sets below each response key, for all type conditions. */
function collectSelectedFields(
  selections: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Map<string, SelectionSetNode[]> {
  const fields = new Map<string, SelectionSetNode[]>();
  const add = (name: string, children: readonly SelectionSetNode[]) =>
    fields.set(name, [...(fields.get(name) ?? []), ...children]);
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (selection.kind === Kind.FIELD) {
      add((selection.alias ?? selection.name).value, selection.selectionSet ? [selection.selectionSet] : []);
      continue;
    }
    const spread =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    if (spread) for (const [name, children] of collectSelectedFields([spread], fragments)) add(name, children);
  }
  return fields;
}
