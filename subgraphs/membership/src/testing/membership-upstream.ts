import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Upstreams } from './upstream-state.ts';

/** Ana's membership, recorded from the membership API's sandbox. */
export const membership = {
  membershipId: '64011045120001',
  membershipType: 'DIAMOND',
  membershipTypeCode: 'DI',
  isPlatinumMember: false,
  accountStatusCode: 'ACTIVE',
  fullName: 'Ana Lucía Rojas Vargas',
  expiredDate: '2027-06-23',
  clubCode: '6401',
  countryCode: 'CR',
  renewalItemNumber: '900100',
  primaryCard: true,
  membershipCards: 1,
  cards: ['Esteban Mora Jiménez'],
  cardsArray: [
    { cardId: '64011045120001', firstName: 'Ana Lucía', lastName: 'Rojas Vargas', cardStatusCode: 'ACTIVE' },
    { cardId: '64011045120002', firstName: 'Esteban', lastName: 'Mora Jiménez', cardStatusCode: 'ACTIVE' },
  ],
  contactInformation: {
    email: 'ana@tarima.test',
    cellPhone: '+50688214512',
    birthDate: '1986-04-17',
    addressLine1: 'Calle Los Laureles',
    city: 'Escazú',
    countryCode: 'CR',
  },
};

/** The membership API's memberships, attributes and digital cards. */
export function registerMembershipRoutes(app: FastifyInstance, upstreams: Upstreams): void {
  app.post<{ Body: { membership: string } }>('/v1/memberships/validate', async ({ body }) => ({
    result: upstreams.validMemberships.has(body.membership),
    blockStatus: upstreams.blockStatuses.get(body.membership),
  }));
  app.get<{ Params: { id: string } }>('/v1/memberships/:id', async ({ params }, reply) =>
    params.id === membership.membershipId
      ? {
          ...membership,
          expiredDate: upstreams.expiresOn,
          contactInformation: { ...membership.contactInformation, ...upstreams.contact },
          ...upstreams.membershipDetails,
        }
      : reply.status(404).send({ statusCode: 404 }),
  );

  app.post<{ Body: { membership: string; action: string } }>(
    '/v1/memberships/cancellation',
    async ({ body: { membership: number, action } }, reply) => {
      if (upstreams.cancellationRefusal) {
        return reply.status(422).send({ statusCode: 422, errorCode: upstreams.cancellationRefusal });
      }
      upstreams.cancelled.push(`${action} ${number}`);
      upstreams.validMemberships.delete(number);
      upstreams.blockStatuses.set(number, 'CANCELLED');
      return { membership: number, accountStatusCode: 'CANCELLED' };
    },
  );
  const listAttributes = (id: string) => ({
    attributes: Object.entries(upstreams.attributes.get(id) ?? {}).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    })),
  });
  const attributesPath = '/v1/memberships/:id/extended-attributes';
  app.get<{ Params: { id: string } }>(attributesPath, async ({ params }) => listAttributes(params.id));
  app.put<{ Params: { id: string }; Body: ReturnType<typeof listAttributes> }>(
    attributesPath,
    async ({ params: { id }, body }) => {
      const entries = body.attributes.map(({ attributeName, attributeValue }) => [attributeName, attributeValue]);
      upstreams.attributes.set(id, { ...upstreams.attributes.get(id), ...Object.fromEntries(entries) });
      return listAttributes(id);
    },
  );

  app.post<{ Params: { id: string }; Body: { deviceId: string } }>(
    '/v1/memberships/:id/card-keys',
    async ({ params, body }, reply) => {
      if (!upstreams.validMemberships.has(params.id)) return reply.status(409).send({ statusCode: 409 });
      const keyId = randomUUID();
      upstreams.cardKeys.set(keyId, { membershipNumber: params.id, deviceId: body.deviceId });
      const key = { keyId, secret: 's'.repeat(43), algorithm: 'SHA-256', digits: 8, periodSeconds: 30 };
      return reply.status(201).send({ ...key, issuedAt: '2026-11-20T12:00:00.000Z' });
    },
  );
  app.delete<{ Params: { id: string; keyId: string } }>(
    '/v1/memberships/:id/card-keys/:keyId',
    async ({ params }, reply) => {
      const isOwn = upstreams.cardKeys.get(params.keyId)?.membershipNumber === params.id;
      if (isOwn) upstreams.cardKeys.delete(params.keyId);
      return reply.status(204).send();
    },
  );
}
