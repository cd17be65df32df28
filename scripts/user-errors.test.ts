import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, getNamedType, isInterfaceType, isUnionType } from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(readFileSync(new URL('../schema/api.graphql', import.meta.url), 'utf8'));
const userError = schema.getType('UserError');
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Groups the result types of a mutation by whether they implement `UserError`. */
function groupResultTypes({ type }: GraphQLField<unknown, unknown>) {
  const result = getNamedType(type);
  if (!isInterfaceType(userError) || !isUnionType(result)) throw new Error(`${result.name} is not a union.`);
  const isUserError = (member: (typeof types)[number]) => member.getInterfaces().includes(userError);
  const types = result.getTypes();
  return { errors: types.filter(isUserError), others: types.filter((member) => !isUserError(member)) };
}

it.each(mutations)('$name returns a UserError for every result except success (ERRORS-28)', (mutation) => {
  const { errors, others } = groupResultTypes(mutation);
  expect(others.map(({ name }) => name)).toEqual([expect.stringMatching(/(Success|Recorded)$/)]);
  expect(errors).not.toHaveLength(0);
});

it('gives a UserError a code and a message (ERRORS-28)', () => {
  if (!isInterfaceType(userError)) throw new Error('UserError is not an interface.');
  const fields = Object.values(userError.getFields()).map(({ name, type }) => `${name}: ${type}`);
  expect(fields).toEqual(expect.arrayContaining(['code: String!', 'message: String!']));
});
