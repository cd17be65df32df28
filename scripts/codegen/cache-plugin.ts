import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLAbstractType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isUnionType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export interface CacheConfig {
  /** SDL of every subgraph, because composition drops `@key`. */
  readonly sources: readonly string[];
}

function readEntityKeys(sources: readonly string[]): Map<string, string[]> {
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

/** Returns the names of the object types that responses to the documents can have. */
function collectResponseTypes(schema: GraphQLSchema, files: readonly Types.DocumentFile[]): Set<string> {
  const names = new Set<string>();
  const info = new TypeInfo(schema);
  const Field = () => {
    const type = info.getType();
    const named = type && getNamedType(type);
    if (isObjectType(named)) names.add(named.name);
    if (isAbstractType(named)) for (const { name } of schema.getPossibleTypes(named)) names.add(name);
  };
  for (const { document } of files) if (document) visit(document, visitWithTypeInfo(info, { Field }));
  return names;
}

/** Returns the type conditions of all fragments, sorted. */
function collectTypeConditions(files: readonly Types.DocumentFile[]): string[] {
  const typeConditions = new Set<string>();
  for (const { document } of files) {
    if (!document) continue;
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => void typeConditions.add(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void (typeCondition && typeConditions.add(typeCondition.name.value)),
    });
  }
  return [...typeConditions].sort();
}

/**
 * Generates the schema data that the normalized cache needs: the key of each entity, and the possible types of the types in
 * the shop's fragments. It is part of every page's bundle. A union member that no abstract type lists gets an
 * entry without possible types in development only, because Apollo Client then warns about unknown type conditions.
 */
export const plugin: PluginFunction<CacheConfig> = (schema, files, config) => {
  const typeConditions = collectTypeConditions(files);
  const keyFields = Object.fromEntries([...readEntityKeys(config.sources)].sort(([a], [b]) => a.localeCompare(b)));
  const responseTypes = collectResponseTypes(schema, files);
  const listPossibleTypes = (type: GraphQLAbstractType) =>
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .filter((name) => responseTypes.has(name));
  const types = typeConditions.map((name) => schema.getType(name));
  const abstract = types.filter(isAbstractType);
  const coveredTypes = new Set(abstract.flatMap(listPossibleTypes));
  const unionMembers = new Set(Object.values(schema.getTypeMap()).filter(isUnionType).flatMap(listPossibleTypes));
  const concrete = types.filter(isObjectType).filter(({ name }) => unionMembers.has(name) && !coveredTypes.has(name));
  const possibleTypes = Object.fromEntries(abstract.map((type) => [type.name, listPossibleTypes(type).sort()]));
  const objectTypes = Object.fromEntries(concrete.map(({ name }) => [name, []]));
  return [
    '/** Entity -> the fields of its `@key`. */',
    `export const keyFields: Record<string, string[]> = ${JSON.stringify(keyFields, null, 2)};`,
    '',
    '/** Object types, which have no members; Apollo Client knows them in development only. */',
    `const objectTypes: Record<string, string[]> = import.meta.env.DEV ? ${JSON.stringify(objectTypes, null, 2)} : {};`,
    '',
    '/** Union or interface -> its members. */',
    'export const possibleTypes: Record<string, string[]> = {',
    '  ...objectTypes,',
    ...Object.entries(possibleTypes).map(([name, members]) => `  ${name}: ${JSON.stringify(members)},`),
    '};',
    '',
  ].join('\n');
};
