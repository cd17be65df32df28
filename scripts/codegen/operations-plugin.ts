import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
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
import { fragmentsOf, operationsOf } from './documents.ts';

export interface OperationsConfig {
  /** SDL of every subgraph and the shared part: composition drops `@cacheControl`. */
  readonly sources: readonly string[];
}

type Scope = 'PUBLIC' | 'PRIVATE';

/** `Type` and `Type.field` -> scope; a place that two subgraphs judge differently is PRIVATE. */
function scopesOf(sources: readonly string[]): Map<string, Scope> {
  const scopes = new Map<string, Scope>();
  for (const source of sources) {
    visit(parse(source), {
      Directive(node, _key, _parent, _path, ancestors) {
        if (node.name.value !== 'cacheControl') return;
        const owners = ancestors.filter(
          (item): item is Extract<typeof item, { name: unknown }> => !Array.isArray(item) && 'name' in item,
        );
        const place = owners.map((owner) => (owner.name as { value: string }).value).join('.');
        const scope = node.arguments?.find((argument) => argument.name.value === 'scope')?.value;
        const given: Scope = scope?.kind === Kind.ENUM && scope.value === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE';
        scopes.set(place, scopes.get(place) === 'PRIVATE' ? 'PRIVATE' : given);
      },
    });
  }
  return scopes;
}

/** Whether the answer is the same for everybody: every root field and every type on the way says PUBLIC. */
function isPublic(schema: GraphQLSchema, document: DocumentNode, scopes: ReadonlyMap<string, Scope>): boolean {
  const info = new TypeInfo(schema);
  let everywhere = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const parent = info.getParentType()?.name;
        const field = info.getFieldDef();
        if (!parent || !field || field.name === '__typename') return;
        const own = scopes.get(`${parent}.${field.name}`);
        const type = getNamedType(field.type);
        const isRoot = parent === schema.getQueryType()?.name;
        if (own === 'PRIVATE' || (isRoot && own !== 'PUBLIC')) everywhere = false;
        if (isCompositeType(type) && scopes.get(type.name) !== 'PUBLIC') everywhere = false;
      },
    }),
  );
  return everywhere;
}

/**
 * The manifest of registered operations: hash -> name, text, and whether the gateway may answer it from the public
 * cache.
 */
export const plugin: PluginFunction<OperationsConfig> = (schema, files, config) => {
  const scopes = scopesOf(config.sources);
  const entries = operationsOf(files, fragmentsOf(files))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((operation) => [
      operation.sha256Hash,
      {
        name: operation.name,
        document: operation.text,
        isPublic:
          operation.node.operation === OperationTypeNode.QUERY && isPublic(schema, parse(operation.text), scopes),
      },
    ]);
  const names = entries.map(([, entry]) => (entry as { name: string }).name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two operations are named ${twice}`);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
