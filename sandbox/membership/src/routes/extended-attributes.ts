import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import { type Attribute, listAttributes, setAttributes } from '../store/extended-attributes.ts';
import { type extendedAttributesResponseSchema, setExtendedAttributesRequestSchema } from '../wire/account.ts';
import type { MembershipRoute } from './memberships.ts';
import { loadMembership, parseInput } from './parse-input.ts';

/** More than any shop sets for a person. */
const maxAttributes = 50;

/** Extended attributes of a card's holder: a list of names and values. */
export function registerExtendedAttributeRoutes(api: FastifyInstance, { db }: ApiContext): void {
  const path = '/memberships/:membershipId/extended-attributes';

  api.get<MembershipRoute>(path, async ({ params }) => {
    const { card } = await loadMembership(db, params.membershipId);
    return toResponse(card.membership_id, await listAttributes(db, card.membership_id));
  });

  api.put<MembershipRoute>(path, async ({ params, body }) => {
    const { membership_id: membershipId } = (await loadMembership(db, params.membershipId)).card;
    const { attributes } = parseInput(setExtendedAttributesRequestSchema, body);
    const names = new Set((await listAttributes(db, membershipId)).map(({ attributeName }) => attributeName));
    for (const { attributeName, attributeValue } of attributes) {
      if (attributeValue === '') names.delete(attributeName);
      else names.add(attributeName);
    }
    if (names.size > maxAttributes) {
      throw new MembershipError(422, 'ATTRIBUTE_LIMIT_REACHED', `A person has at most ${maxAttributes} attributes.`);
    }
    return toResponse(membershipId, await setAttributes(db, membershipId, attributes));
  });
}

function toResponse(
  membership: string,
  attributes: readonly Attribute[],
): z.output<typeof extendedAttributesResponseSchema> {
  const personId = membership.slice(4);
  return { attributes: attributes.map((attribute) => ({ ...attribute, membership, personId })) };
}
