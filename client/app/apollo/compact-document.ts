import {
  type ArgumentNode,
  type FragmentDefinitionNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';

/**
 * GraphQL documents as small arrays: a syntax tree as JSON takes five times as many bytes on every page.
 * `scripts/codegen/compact.ts` writes them.
 */

/** `$name` is a variable; anything else is the value's syntax node. */
export type CompactValue = string | Readonly<Record<string, unknown>>;

/**
 * - `name` or `alias:name`: a field without selections; `...Name`: a fragment
 * - `[field, selections, arguments]`: a field with either; `['... on Type', selections]`: an inline fragment
 */
export type CompactSelection = string | readonly [string, readonly CompactSelection[], Record<string, CompactValue>?];

/** `[operation, name, variables with their types, selections]` or `['fragment', name, type, selections]`. */
export type CompactDefinition =
  | readonly ['query' | 'mutation', string, Record<string, string>, readonly CompactSelection[]]
  | readonly ['fragment', string, string, readonly CompactSelection[]];

const name = (value: string): NameNode => ({ kind: Kind.NAME, value });
const namedType = (value: string) => ({ kind: Kind.NAMED_TYPE, name: name(value) }) as const;
const variable = (value: string) => ({ kind: Kind.VARIABLE, name: name(value) }) as const;

function typeNode(text: string): TypeNode {
  if (text.endsWith('!')) {
    return {
      kind: Kind.NON_NULL_TYPE,
      type: typeNode(text.slice(0, -1)) as Exclude<TypeNode, { kind: 'NonNullType' }>,
    };
  }
  return text.startsWith('[') ? { kind: Kind.LIST_TYPE, type: typeNode(text.slice(1, -1)) } : namedType(text);
}

function argumentNode([key, value]: [string, CompactValue]): ArgumentNode {
  return {
    kind: Kind.ARGUMENT,
    name: name(key),
    value: typeof value === 'string' ? variable(value.slice(1)) : (value as unknown as ValueNode),
  };
}

const selectionSet = (selections: readonly CompactSelection[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: selections.map(selectionNode),
});

function selectionNode(selection: CompactSelection): SelectionNode {
  const [text, inner, values] = typeof selection === 'string' ? ([selection, []] as const) : selection;
  if (text.startsWith('... on ')) {
    return { kind: Kind.INLINE_FRAGMENT, typeCondition: namedType(text.slice(7)), selectionSet: selectionSet(inner) };
  }
  if (text.startsWith('...')) return { kind: Kind.FRAGMENT_SPREAD, name: name(text.slice(3)) };
  const [field = '', alias] = text.split(':').reverse();
  return {
    kind: Kind.FIELD,
    name: name(field),
    ...(alias ? { alias: name(alias) } : {}),
    ...(values ? { arguments: Object.entries(values).map(argumentNode) } : {}),
    ...(inner.length > 0 ? { selectionSet: selectionSet(inner) } : {}),
  };
}

/** Expands a compact definition into its syntax tree. */
export function expand(definition: CompactDefinition): OperationDefinitionNode | FragmentDefinitionNode {
  const [kind, title, about, selections] = definition;
  if (kind === 'fragment') {
    return {
      kind: Kind.FRAGMENT_DEFINITION,
      name: name(title),
      typeCondition: namedType(about),
      selectionSet: selectionSet(selections),
    };
  }
  return {
    kind: Kind.OPERATION_DEFINITION,
    operation: kind as OperationTypeNode,
    name: name(title),
    variableDefinitions: Object.entries(about).map(([key, type]) => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable: variable(key),
      type: typeNode(type),
    })),
    selectionSet: selectionSet(selections),
  };
}
