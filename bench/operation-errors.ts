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

export interface SentOperation {
  /** The registered document. */
  readonly document: DocumentNode;
  /** Variables that it is sent with; not checked when absent. */
  readonly example?: object;
  /** What is read of its answer. */
  readonly data: z.ZodType;
}

/** Why an operation cannot be sent or read as the code does: an error of the document, a variable, a field that is not selected. */
export function operationErrors(schema: GraphQLSchema, { document, example, data }: SentOperation): string[] {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition) return ['The document has no operation.'];
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return [
    ...validate(schema, document).map(({ message }) => message),
    ...(example ? variableErrors(schema, definition, example) : []),
    ...missingFields(data, [definition.selectionSet], fragments, ''),
  ];
}

function variableErrors(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode, example: object) {
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const unknown = Object.keys(example).filter((name) => !declared.has(name));
  const { errors = [] } = getVariableValues(schema, variableDefinitions, { ...example });
  return [...unknown.map((name) => `The operation has no variable $${name}.`), ...errors.map(({ message }) => message)];
}

/** Fields that `data` requires and that no selection brings. */
function missingFields(
  data: z.core.$ZodType,
  selections: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  path: string,
): string[] {
  if (data instanceof z.ZodNullable || data instanceof z.ZodOptional) {
    return missingFields(data.unwrap(), selections, fragments, path);
  }
  if (data instanceof z.ZodArray) return missingFields(data.element, selections, fragments, path);
  if (!(data instanceof z.ZodObject)) return [];
  const fields = selectedFields(selections, fragments);
  return Object.entries(data.shape).flatMap(([name, shape]) => {
    const selected = fields.get(name);
    const fieldPath = path ? `${path}.${name}` : name;
    // Results of one shape for several operations leave out what an operation does not select.
    if (!selected && shape instanceof z.ZodOptional) return [];
    return selected ? missingFields(shape, selected, fragments, fieldPath) : [`${fieldPath} is not selected.`];
  });
}

/** Selection sets below each response key, whichever type of a union it is selected on. */
function selectedFields(
  selections: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Map<string, SelectionSetNode[]> {
  const fields = new Map<string, SelectionSetNode[]>();
  const add = (name: string, below: readonly SelectionSetNode[]) =>
    fields.set(name, [...(fields.get(name) ?? []), ...below]);
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (selection.kind === Kind.FIELD) {
      add((selection.alias ?? selection.name).value, selection.selectionSet ? [selection.selectionSet] : []);
      continue;
    }
    const spread =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    if (spread) for (const [name, below] of selectedFields([spread], fragments)) add(name, below);
  }
  return fields;
}
