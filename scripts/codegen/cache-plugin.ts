import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLAbstractType,
  isAbstractType,
  isObjectType,
  isUnionType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  visit,
} from 'graphql';

export interface CacheConfig {
  /** SDL of every subgraph: composition drops `@key`. */
  readonly sources: readonly string[];
}

function keysOf(sources: readonly string[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const read = (node: ObjectTypeDefinitionNode) => {
    for (const directive of node.directives ?? []) {
      const fields = directive.arguments?.find((argument) => argument.name.value === 'fields')?.value;
      if (directive.name.value !== 'key' || fields?.kind !== Kind.STRING) continue;
      if (!keys.has(node.name.value)) keys.set(node.name.value, fields.value.split(/\s+/));
    }
  };
  for (const source of sources) visit(parse(source), { ObjectTypeDefinition: read });
  return keys;
}

/** Names of the types that fragments ask for, sorted. */
function askedTypes(files: readonly Types.DocumentFile[]): string[] {
  const asked = new Set<string>();
  for (const { document } of files) {
    if (!document) continue;
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => void asked.add(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void (typeCondition && asked.add(typeCondition.name.value)),
    });
  }
  return [...asked].sort();
}

/**
 * What the normalized cache must know of the schema: the key of each entity, and the possible types of the types that the
 * shop's fragments ask for; every page carries it. A member of a union that is not listed for an abstract type gets an
 * entry of its own without possible types: Apollo Client warns of a type condition that it does not know.
 */
export const plugin: PluginFunction<CacheConfig> = (schema, files, config) => {
  const asked = askedTypes(files);
  const keyFields = Object.fromEntries([...keysOf(config.sources)].sort(([a], [b]) => a.localeCompare(b)));
  const namesOf = (type: GraphQLAbstractType) => schema.getPossibleTypes(type).map(({ name }) => name);
  const types = asked.map((name) => schema.getType(name));
  const abstract = types.filter(isAbstractType);
  const listed = new Set(abstract.flatMap(namesOf));
  const ofUnions = new Set(Object.values(schema.getTypeMap()).filter(isUnionType).flatMap(namesOf));
  const concrete = types.filter(isObjectType).filter(({ name }) => ofUnions.has(name) && !listed.has(name));
  const possibleTypes = Object.fromEntries([
    ...abstract.map((type) => [type.name, namesOf(type).sort()]),
    ...concrete.map(({ name }) => [name, []]),
  ]);
  return [
    '/** Entity -> the fields of its `@key`. */',
    `export const keyFields: Record<string, string[]> = ${JSON.stringify(keyFields, null, 2)};`,
    '',
    '/** Union or interface -> its members; nothing for an object type. */',
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};`,
    '',
  ].join('\n');
};
