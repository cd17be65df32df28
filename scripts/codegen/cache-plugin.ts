import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, Kind, type ObjectTypeDefinitionNode, parse, visit } from 'graphql';

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

/** Names of the types that fragments ask for. */
function askedTypes(files: readonly Types.DocumentFile[]): Set<string> {
  const asked = new Set<string>();
  for (const { document } of files) {
    if (!document) continue;
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => void asked.add(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void (typeCondition && asked.add(typeCondition.name.value)),
    });
  }
  return asked;
}

/**
 * What the normalized cache must know of the schema: the key of each entity, and the members of the abstract types that
 * the shop's fragments ask for; every page carries it.
 */
export const plugin: PluginFunction<CacheConfig> = (schema, files, config) => {
  const asked = askedTypes(files);
  const keyFields = Object.fromEntries([...keysOf(config.sources)].sort(([a], [b]) => a.localeCompare(b)));
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .filter(({ name }) => asked.has(name))
      .map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map((member) => member.name)
          .sort(),
      ]),
  );
  return [
    '/** Entity -> the fields of its `@key`. */',
    `export const keyFields: Record<string, string[]> = ${JSON.stringify(keyFields, null, 2)};`,
    '',
    '/** Union or interface -> its members. */',
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};`,
    '',
  ].join('\n');
};
