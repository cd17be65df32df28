import { cardKeyIdSchema } from '../wire/card-keys.ts';
import {
  errorResponses,
  membershipIdParameter,
  notFoundResponse,
  pathParameter,
  requestBody,
  response,
} from './operations.ts';

/** Paths of digital cards. */
export const cardKeyPaths = {
  '/v1/memberships/{membershipId}/card-keys': {
    post: {
      operationId: 'issueCardKey',
      summary: 'Issues a key for the digital card on a device, with which the device computes codes.',
      parameters: [membershipIdParameter],
      requestBody: requestBody('CardKeyRequest'),
      responses: {
        201: response('The key. Its secret is not returned again.', 'CardKey'),
        409: response('The membership cannot be used today.', 'Error'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/{membershipId}/card-keys/{keyId}': {
    delete: {
      operationId: 'revokeCardKey',
      summary: 'Revokes a key: its codes are refused. A repetition changes nothing.',
      parameters: [membershipIdParameter, pathParameter('keyId', cardKeyIdSchema)],
      responses: { 204: { description: 'The key is revoked, or the membership has no such key.' }, ...errorResponses },
    },
  },
  '/v1/card-scans': {
    post: {
      operationId: 'scanCard',
      summary: 'Checks the code of a digital card and uses it up.',
      requestBody: requestBody('CardScanRequest'),
      responses: { 200: response('The result.', 'CardScanResponse'), ...errorResponses },
    },
  },
};
