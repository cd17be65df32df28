import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { ClientOperation } from './documents.ts';

type Scope = 'PUBLIC' | 'PRIVATE';

/**
 * Returns the names of the public operations: queries whose response is the same for every caller in a market and language.
 * `sources` is the SDL of every subgraph and the shared schema, because composition drops `@cacheControl`.
 */
export function findPublicOperations(
  schema: GraphQLSchema,
  operations: readonly ClientOperation[],
  sources: readonly string[],
): string[] {
  const scopes = readScopes(sources);
  return operations
    .filter(({ node, text }) => node.operation === OperationTypeNode.QUERY && isPublic(schema, parse(text), scopes))
    .map(({ name }) => name);
}

/** Returns the scope of each `Type` and `Type.field`; it is PRIVATE if subgraphs disagree. */
function readScopes(sources: readonly string[]): Map<string, Scope> {
  const scopes = new Map<string, Scope>();
  for (const source of sources) {
    visit(parse(source), {
      Directive(node, _key, _parent, _path, ancestors) {
        if (node.name.value !== 'cacheControl') return;
        const owners = ancestors.filter(
          (item): item is Extract<typeof item, { name: unknown }> => !Array.isArray(item) && 'name' in item,
        );
        const path = owners.map((owner) => (owner.name as { value: string }).value).join('.');
        const scope = node.arguments?.find((argument) => argument.name.value === 'scope')?.value;
        const declaredScope: Scope = scope?.kind === Kind.ENUM && scope.value === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE';
        scopes.set(path, scopes.get(path) === 'PRIVATE' ? 'PRIVATE' : declaredScope);
      },
    });
  }
  return scopes;
}

/** Whether every root field and every selected type is PUBLIC, so that all callers get the same response. */
function isPublic(schema: GraphQLSchema, document: DocumentNode, scopes: ReadonlyMap<string, Scope>): boolean {
  const info = new TypeInfo(schema);
  let isPublicSoFar = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const parent = info.getParentType()?.name;
        const field = info.getFieldDef();
        if (!parent || !field || field.name === '__typename') return;
        const fieldScope = scopes.get(`${parent}.${field.name}`);
        const type = getNamedType(field.type);
        const isRoot = parent === schema.getQueryType()?.name;
        if (fieldScope === 'PRIVATE' || (isRoot && fieldScope !== 'PUBLIC')) isPublicSoFar = false;
        if (isCompositeType(type) && scopes.get(type.name) !== 'PUBLIC') isPublicSoFar = false;
      },
    }),
  );
  return isPublicSoFar;
}
