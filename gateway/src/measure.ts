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
  /** Fields, times the sizes of the lists around them. */
  readonly cost: number;
}

/** Items to assume for a field by its name, when the operation does not say how many it wants. */
export type ListSizes = ReadonlyMap<string, number>;

type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };

/** Size of a list whose field takes no page size. */
const assumedListSize = 5;

/** Size of a page whose default is configured and not in the schema: the largest page that may be configured. */
const assumedPageSize = 100;

/** Arguments and input fields that say how many items a field returns. */
const sizeArguments = new Set(['first', 'limit', 'pageSize']);

/**
 * The number of items that a schema's fields return by default: the default of their page size where they have one, an
 * assumed size for other lists of objects. The lists of a page count once: the field that returns the page has the size.
 */
export function listSizesOf(schema: GraphQLSchema): ListSizes {
  const sizes = new Map<string, number>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    const isPage = 'pageInfo' in fields || 'pageSize' in fields;
    for (const field of Object.values(fields)) {
      const isList = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
      const size = Math.max(isList && !isPage ? assumedListSize : 1, ...field.args.map(defaultSizeOf));
      if (size > 1) sizes.set(field.name, Math.max(size, sizes.get(field.name) ?? 1));
    }
  }
  return sizes;
}

type Argument = ReturnType<ReturnType<GraphQLSchema['getDirectives']>[number]['args']['at']>;

function defaultSizeOf(argument: NonNullable<Argument>): number {
  if (sizeArguments.has(argument.name)) return defaultSize(argument.defaultValue);
  const type = getNamedType(argument.type);
  if (!isInputObjectType(type)) return 1;
  const inner = Object.values(type.getFields()).map(({ name, defaultValue }) =>
    sizeArguments.has(name) ? defaultSize(defaultValue) : 1,
  );
  return Math.max(1, ...inner);
}

const defaultSize = (value: unknown) => (typeof value === 'number' ? value : assumedPageSize);

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/** Measures one operation in time linear to the document's length: every fragment is measured once. */
export function measureOperation(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  given: Variables,
  listSizes: ListSizes,
): Measure {
  const variables = { ...defaultsOf(operation), ...given };
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    // Stands while the fragment is measured, so that a cycle ends; validation refuses cycles afterwards.
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const measure = fragment ? ofSelections(fragment.selectionSet) : nothing;
    measured.set(name, measure);
    return measure;
  };

  const ofField = (field: FieldNode): Measure => {
    const inner = field.selectionSet ? ofSelections(field.selectionSet) : nothing;
    const size = sizeOf(field, variables) ?? listSizes.get(field.name.value) ?? 1;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost: 1 + inner.cost * Math.max(1, size),
    };
  };

  const ofSelection = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.FIELD) return ofField(selection);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    return ofSelections(selection.selectionSet);
  };

  const ofSelections = ({ selections }: SelectionSetNode): Measure => {
    const sum = { ...nothing };
    for (const selection of selections) {
      const one = ofSelection(selection);
      sum.depth = Math.max(sum.depth, one.depth);
      sum.aliases += one.aliases;
      sum.cost += one.cost;
    }
    return sum;
  };

  return ofSelections(operation.selectionSet);
}

/** Names of an operation's root fields, fragments expanded. */
export function rootFieldsOf(operation: OperationDefinitionNode, fragments: Fragments): ReadonlySet<string> {
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

/** Values of the variables that a request leaves out. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

/** The largest size that a field's arguments ask for; undefined when they name none. */
function sizeOf(field: FieldNode, variables: Variables): number | undefined {
  return largest((field.arguments ?? []).map(({ name, value }) => sizeOfValue(name.value, value, variables)));
}

function sizeOfValue(name: string, value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.VARIABLE) return sizeOfInput(name, variables[value.name.value]);
  if (value.kind === Kind.OBJECT) {
    return largest(value.fields.map((field) => sizeOfValue(field.name.value, field.value, variables)));
  }
  return value.kind === Kind.INT && sizeArguments.has(name) ? Number(value.value) : undefined;
}

function sizeOfInput(name: string, value: unknown): number | undefined {
  if (typeof value === 'number') return sizeArguments.has(name) ? value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return largest(Object.entries(value).map(([key, inner]) => sizeOfInput(key, inner)));
}

function largest(sizes: readonly (number | undefined)[]): number | undefined {
  const known = sizes.filter((size) => size !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
