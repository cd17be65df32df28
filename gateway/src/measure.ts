import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/** Size of an operation, with its fragments expanded. */
export interface Measure {
  /** Levels of fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Number of fields, each multiplied by the sizes of the lists that contain it. */
  readonly cost: number;
}

/** Assumed number of items by field name, for operations that request no page size. */
export type ListSizes = ReadonlyMap<string, number>;

type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const emptyMeasure: Measure = { depth: 0, aliases: 0, cost: 0 };

/** Assumed size of a list field without a page size argument. */
const assumedListSize = 5;

/** Assumed page size where the schema has no default: the largest page size that can be configured. */
const assumedPageSize = 100;

/** Names of arguments and input fields that set the number of items that a field returns. */
const sizeArgumentNames = new Set(['first', 'limit', 'pageSize']);

/**
 * Computes how many items the fields of a schema return by default: the default of the page size where they have one, an
 * assumed size for other lists of objects. Lists inside a page type have no size, because the field that returns the page has it.
 */
export function computeListSizes(schema: GraphQLSchema): ListSizes {
  const sizes = new Map<string, number>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    const isPage = 'pageInfo' in fields || 'pageSize' in fields;
    for (const field of Object.values(fields)) {
      const isList = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
      const size = Math.max(isList && !isPage ? assumedListSize : 1, ...field.args.map(readDefaultSize));
      if (size > 1) sizes.set(field.name, Math.max(size, sizes.get(field.name) ?? 1));
    }
  }
  return sizes;
}

type Argument = ReturnType<ReturnType<GraphQLSchema['getDirectives']>[number]['args']['at']>;

function readDefaultSize(argument: NonNullable<Argument>): number {
  if (sizeArgumentNames.has(argument.name)) return toDefaultSize(argument.defaultValue);
  const type = getNamedType(argument.type);
  if (!isInputObjectType(type)) return 1;
  const inner = Object.values(type.getFields()).map(({ name, defaultValue }) =>
    sizeArgumentNames.has(name) ? toDefaultSize(defaultValue) : 1,
  );
  return Math.max(1, ...inner);
}

const toDefaultSize = (value: unknown) => (typeof value === 'number' ? value : assumedPageSize);

/** Returns the fragments of a document by name. */
export function collectFragments({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/** Measures one operation in time linear to the length of the document, because every fragment is measured once. */
export function measureOperation(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  requestVariables: Variables,
  listSizes: ListSizes,
): Measure {
  const variables = { ...readVariableDefaults(operation), ...requestVariables };
  const measures = new Map<string, Measure>();

  const measureFragment = (name: string): Measure => {
    const measured = measures.get(name);
    if (measured) return measured;
    // Ends the recursion of cyclic fragments, which validation refuses later.
    measures.set(name, emptyMeasure);
    const fragment = fragments.get(name);
    const measure = fragment ? measureSelections(fragment.selectionSet) : emptyMeasure;
    measures.set(name, measure);
    return measure;
  };

  const measureField = (field: FieldNode): Measure => {
    const inner = field.selectionSet ? measureSelections(field.selectionSet) : emptyMeasure;
    const size = findRequestedSize(field, variables) ?? listSizes.get(field.name.value) ?? 1;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost: 1 + inner.cost * Math.max(1, size),
    };
  };

  const measureSelection = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.FIELD) return measureField(selection);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    return measureSelections(selection.selectionSet);
  };

  const measureSelections = ({ selections }: SelectionSetNode): Measure => {
    const sum = { ...emptyMeasure };
    for (const selection of selections) {
      const measure = measureSelection(selection);
      sum.depth = Math.max(sum.depth, measure.depth);
      sum.aliases += measure.aliases;
      sum.cost += measure.cost;
    }
    return sum;
  };

  return measureSelections(operation.selectionSet);
}

/** Returns the names of the root fields of an operation, with fragments expanded. */
export function collectRootFields(operation: OperationDefinitionNode, fragments: Fragments): ReadonlySet<string> {
  const names = new Set<string>();
  const visited = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet);
      }
    }
  };
  visit(operation.selectionSet);
  return names;
}

/** Returns the default values of the operation's variables. */
function readVariableDefaults({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

/** Returns the largest page size in a field's arguments; undefined if there is none. */
function findRequestedSize(field: FieldNode, variables: Variables): number | undefined {
  return findLargest((field.arguments ?? []).map(({ name, value }) => findSizeInValue(name.value, value, variables)));
}

function findSizeInValue(name: string, value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.VARIABLE) return findSizeInInput(name, variables[value.name.value]);
  if (value.kind === Kind.OBJECT) {
    return findLargest(value.fields.map((field) => findSizeInValue(field.name.value, field.value, variables)));
  }
  return value.kind === Kind.INT && sizeArgumentNames.has(name) ? Number(value.value) : undefined;
}

function findSizeInInput(name: string, value: unknown): number | undefined {
  if (typeof value === 'number') return sizeArgumentNames.has(name) ? value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return findLargest(Object.entries(value).map(([key, inner]) => findSizeInInput(key, inner)));
}

function findLargest(sizes: readonly (number | undefined)[]): number | undefined {
  const definedSizes = sizes.filter((size) => size !== undefined);
  return definedSizes.length > 0 ? Math.max(...definedSizes) : undefined;
}
