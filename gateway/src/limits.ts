import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { EdgeError } from './errors.ts';

/**
 * Limits of an ad-hoc operation, checked before validation and planning: a planner expands fragments, so that a document of
 * 700 bytes can keep it busy for minutes.
 */
export const operationLimits = {
  /** Tokens of the document. */
  tokens: 2_000,
  /** Levels of fields, fragments expanded. */
  depth: 12,
  /** Aliases, fragments expanded. */
  aliases: 30,
  /** Fields, fragments expanded, times the sizes of the lists around them. */
  cost: 10_000,
} as const;

/** How many items a list without a page size is taken to have. */
const assumedListSize = 5;

interface Measure {
  depth: number;
  aliases: number;
  cost: number;
}

/** Arguments that say how many items a field returns. */
const sizeArguments = new Set(['first', 'pageSize']);

/**
 * Parses an ad-hoc document and holds it to the limits, in time linear to its length: every fragment is measured once.
 * @throws EdgeError 400 with the limit's code
 */
export function parseWithinLimits(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  listFields: ReadonlySet<string>,
): DocumentNode {
  const document = parseLimited(query);
  const { depth, aliases, cost } = measureDocument(document, { ...defaultsOf(document), ...variables }, listFields);
  if (depth > operationLimits.depth) {
    throw new EdgeError(400, 'OPERATION_TOO_DEEP', `At most ${operationLimits.depth} levels of fields are allowed.`);
  }
  if (aliases > operationLimits.aliases) {
    throw new EdgeError(400, 'OPERATION_TOO_MANY_ALIASES', `At most ${operationLimits.aliases} aliases are allowed.`);
  }
  if (cost > operationLimits.cost) {
    throw new EdgeError(400, 'OPERATION_TOO_COSTLY', `It costs ${cost}; at most ${operationLimits.cost} is allowed.`);
  }
  return document;
}

/**
 * Names of the schema's fields that return several objects. The lists of a page are not among them: how long those are is
 * said by the field that the page belongs to.
 */
export function listFieldsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const names = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    if ('pageInfo' in fields || 'pageSize' in fields) continue;
    for (const field of Object.values(fields)) {
      if (isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))) names.add(field.name);
    }
  }
  return names;
}

function parseLimited(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: operationLimits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('tokens')) {
      throw new EdgeError(400, 'OPERATION_TOO_LARGE', `At most ${operationLimits.tokens} tokens are allowed.`);
    }
    throw new EdgeError(400, 'GRAPHQL_PARSE_FAILED', error.message);
  }
}

function measureDocument(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  listFields: ReadonlySet<string>,
): Measure {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  }
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    // Stands while the fragment is measured, so that a cycle ends; validation refuses cycles afterwards.
    measured.set(name, { depth: 0, aliases: 0, cost: 0 });
    const selectionSet = fragments.get(name);
    const measure = selectionSet ? ofSelections(selectionSet) : { depth: 0, aliases: 0, cost: 0 };
    measured.set(name, measure);
    return measure;
  };

  const ofField = (field: FieldNode): Measure => {
    const inner = field.selectionSet ? ofSelections(field.selectionSet) : { depth: 0, aliases: 0, cost: 0 };
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost: 1 + inner.cost * Math.max(sizeOf(field, variables), listFields.has(field.name.value) ? assumedListSize : 1),
    };
  };

  const ofSelections = (selectionSet: SelectionSetNode): Measure => {
    const sum: Measure = { depth: 0, aliases: 0, cost: 0 };
    for (const selection of selectionSet.selections) {
      const one =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : ofSelections(selection.selectionSet);
      sum.depth = Math.max(sum.depth, one.depth);
      sum.aliases += one.aliases;
      sum.cost += one.cost;
    }
    return sum;
  };

  const total: Measure = { depth: 0, aliases: 0, cost: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const one = ofSelections(definition.selectionSet);
    total.depth = Math.max(total.depth, one.depth);
    total.aliases += one.aliases;
    total.cost += one.cost;
  }
  return total;
}

/** Values of variables that a request leaves out. */
function defaultsOf({ definitions }: DocumentNode): Record<string, unknown> {
  const variables = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    variables.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function sizeOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  let size = 1;
  for (const argument of field.arguments ?? []) {
    size = Math.max(size, sizeOfValue(argument.name.value, argument.value, variables));
  }
  return size;
}

function sizeOfValue(name: string, value: ValueNode, variables: Readonly<Record<string, unknown>>): number {
  if (value.kind === Kind.VARIABLE) return sizeOfInput(name, variables[value.name.value]);
  if (value.kind === Kind.OBJECT) {
    return Math.max(1, ...value.fields.map((field) => sizeOfValue(field.name.value, field.value, variables)));
  }
  return value.kind === Kind.INT && sizeArguments.has(name) ? Number(value.value) : 1;
}

function sizeOfInput(name: string, value: unknown): number {
  if (typeof value === 'number') return sizeArguments.has(name) ? value : 1;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1;
  return Math.max(1, ...Object.entries(value).map(([key, inner]) => sizeOfInput(key, inner)));
}
