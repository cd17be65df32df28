import type { CompactDefinition, CompactSelection, CompactValue } from '@tarima/client/compact-document';
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type ValueNode,
} from 'graphql';

const toPlainNode = (node: ValueNode): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'loc' ? undefined : value)));

const compactValue = (node: ValueNode): CompactValue =>
  node.kind === Kind.VARIABLE ? `$${node.name.value}` : toPlainNode(node);

function assertNoDirectives(node: { readonly directives?: readonly unknown[] | undefined }): void {
  if (node.directives && node.directives.length > 0) {
    throw new Error('Compact documents do not support directives; see client/app/apollo/compact-document.ts');
  }
}

function compactSelection(node: SelectionNode): CompactSelection {
  assertNoDirectives(node);
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}`;
  const inner = node.selectionSet?.selections.map(compactSelection) ?? [];
  if (node.kind === Kind.INLINE_FRAGMENT) return [`... on ${node.typeCondition?.name.value}`, inner];
  const text = node.alias ? `${node.alias.value}:${node.name.value}` : node.name.value;
  const values = node.arguments?.map((argument) => [argument.name.value, compactValue(argument.value)] as const) ?? [];
  if (values.length > 0) return [text, inner, Object.fromEntries(values)];
  return inner.length > 0 ? [text, inner] : text;
}

/** Converts a definition to the compact form that `client/app/apollo/compact-document.ts` expands. */
export function compact(node: OperationDefinitionNode | FragmentDefinitionNode): CompactDefinition {
  assertNoDirectives(node);
  const selections = node.selectionSet.selections.map(compactSelection);
  if (node.kind === Kind.FRAGMENT_DEFINITION) {
    return ['fragment', node.name.value, node.typeCondition.name.value, selections];
  }
  const variables = (node.variableDefinitions ?? []).map((definition) => {
    if (definition.defaultValue) throw new Error('Define default values in the schema, not in an operation');
    return [definition.variable.name.value, print(definition.type)] as const;
  });
  if (node.operation === 'subscription') throw new Error('The graph has no subscriptions');
  return [node.operation, node.name?.value ?? '', Object.fromEntries(variables), selections];
}
