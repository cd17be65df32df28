import type { Localized } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import { createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import { type InvalidMembershipAttributes, invalidMembershipAttributes } from '../domain/failure.ts';
import type { MembershipAttribute } from '../domain/membership.ts';
import type { Memberships } from './ports.ts';

/** An extended attribute that members can set. */
export interface MemberAttributeDefinition {
  readonly name: string;
  readonly label: Localized;
}

/** An attribute with its label in the language of the request; the value is empty when it is not set. */
export interface LabelledAttribute extends MembershipAttribute {
  readonly label: string;
}

/** Extended attributes of the member's own membership (ACCOUNT-34). */
export interface MemberAttributes {
  list(membershipNumber: string): Promise<LabelledAttribute[]>;
  /** @throws GraphQLError `UNAUTHENTICATED`, `UPSTREAM_UNAVAILABLE` */
  set(
    attributes: readonly MembershipAttribute[],
  ): Promise<{ attributes: LabelledAttribute[] } | InvalidMembershipAttributes>;
}

export interface MemberAttributesDependencies {
  readonly caller: Pick<Caller, 'identity' | 'language'>;
  readonly memberships: Pick<Memberships, 'listAttributes' | 'setAttributes'>;
  getDefinitions(): readonly MemberAttributeDefinition[];
}

const maxAttributes = 20;
const maxValueLength = 256;

/** @returns the use cases of extended attributes; members can set only those that the configuration names */
export function createMemberAttributes({
  caller: { identity, language },
  memberships,
  getDefinitions,
}: MemberAttributesDependencies): MemberAttributes {
  const addLabels = (attributes: readonly MembershipAttribute[]): LabelledAttribute[] => {
    const values = new Map(attributes.map(({ name, value }) => [name, value]));
    return getDefinitions().map(({ name, label }) => ({ name, label: label[language], value: values.get(name) ?? '' }));
  };
  const areValid = (attributes: readonly MembershipAttribute[]): boolean => {
    const known = new Set(getDefinitions().map(({ name }) => name));
    return (
      attributes.length > 0 &&
      attributes.length <= maxAttributes &&
      new Set(attributes.map(({ name }) => name)).size === attributes.length &&
      attributes.every(({ name, value }) => known.has(name) && value.length <= maxValueLength)
    );
  };
  return {
    list: async (membershipNumber) => addLabels(await memberships.listAttributes(membershipNumber)),
    async set(attributes) {
      if (identity.kind !== 'member') throw createUnauthenticatedError();
      const trimmed = attributes.map(({ name, value }) => ({ name, value: value.trim() }));
      if (!areValid(trimmed)) return invalidMembershipAttributes;
      return { attributes: addLabels(await memberships.setAttributes(identity.membershipNumber, trimmed)) };
    },
  };
}
