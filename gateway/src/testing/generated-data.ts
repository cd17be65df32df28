import { createHash } from 'node:crypto';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  responsePathAsArray,
  typeFromAST,
} from 'graphql';

/** What generated data contains in addition to values: nulls where the schema allows them, and failing fields. */
export type DataKind = 'complete' | 'nulls' | 'failures';

/** The seed of the data of a request, which has one of the kinds. */
export const createSeed = (kind: DataKind, number: number) => `${kind} ${number}`;

/** Makes all fields of a schema return data that depends on their path and on the seed only, which is the request id. */
export function generateData(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue;
      field.resolve = (_parent, _args, { seed }: { seed: string }, { path, returnType }) =>
        createValue(schema, returnType, `${seed} ${responsePathAsArray(path).join('.')}`);
    }
  }
}

/** A number from 0 to `below`, which is the same for the same text. */
const pick = (text: string, below: number) => createHash('sha1').update(text).digest().readUInt32BE() % below;

function createValue(schema: GraphQLSchema, type: GraphQLOutputType, key: string): unknown {
  const percent = pick(`failure of ${key}`, 100);
  if (key.startsWith('failures') && percent < 4) throw new Error('secret detail');
  if (isNonNullType(type)) {
    // Null where the schema forbids it: the error removes the parent.
    return key.startsWith('failures') && percent > 97 ? null : createValueOf(schema, type.ofType, key);
  }
  return !key.startsWith('complete') && percent > 60 ? null : createValueOf(schema, type, key);
}

function createValueOf(schema: GraphQLSchema, type: GraphQLOutputType, key: string): unknown {
  if (isNonNullType(type)) return createValueOf(schema, type.ofType, key);
  if (isListType(type)) {
    return Array.from({ length: pick(key, 3) }, (_, index) => createValue(schema, type.ofType, `${key}.${index}`));
  }
  if (isAbstractType(type)) {
    const types = schema.getPossibleTypes(type);
    return { __typename: types[pick(key, types.length)]?.name };
  }
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[pick(key, type.getValues().length)]?.value;
  if (type.name === 'Boolean') return pick(key, 2) === 0;
  if (type.name === 'Float') return pick(key, 100) / 8;
  return ['Int', 'SafeInt'].includes(type.name) ? pick(key, 1_000) : `text ${pick(key, 1_000)}`;
}

/** Creates a value for each required variable of an operation. */
export function createVariables(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type: node }) => {
      const type = typeFromAST(schema, node);
      return isNonNullType(type) ? [[variable.name.value, createInput(type.ofType as GraphQLInputType)]] : [];
    }),
  );
}

function createInput(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return createInput(type.ofType);
  if (isListType(type)) return [createInput(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, createInput(field.type)]));
  }
  if (type.name === 'Boolean') return true;
  return ['Int', 'SafeInt', 'Float'].includes(type.name) ? 1 : '2026-11-27T12:00:00Z';
}
