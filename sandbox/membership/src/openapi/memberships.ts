import { errorResponses, membershipIdParameter, notFoundResponse, requestBody, response } from './operations.ts';

const parameters = [membershipIdParameter];

/** Paths of memberships: validation, eligibility, details. */
export const membershipPaths = {
  '/v1/memberships/validate': {
    post: {
      operationId: 'validateMembership',
      summary: 'Whether a membership can be used; an unknown membership cannot.',
      requestBody: requestBody('MembershipRequest'),
      responses: { 200: response('The result.', 'ValidateResponse'), ...errorResponses },
    },
  },
  '/v1/memberships/is-renewable': {
    post: {
      operationId: 'isRenewable',
      summary: 'Whether a membership can be renewed, with reasons if not.',
      requestBody: requestBody('MembershipRequest'),
      responses: {
        200: response('The result with its reasons.', 'RenewalResponse'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/is-upgradable': {
    post: {
      operationId: 'isUpgradable',
      summary: 'Whether a membership can be upgraded to Platinum, with reasons if not.',
      requestBody: requestBody('MembershipRequest'),
      responses: {
        200: response('The result with its reasons.', 'UpgradeResponse'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/{membershipId}': {
    get: {
      operationId: 'getMembership',
      summary: 'A membership by the number of one of its cards.',
      parameters,
      responses: { 200: response('The membership.', 'Membership'), ...notFoundResponse, ...errorResponses },
    },
  },
  '/v1/memberships/{membershipId}/transactions': {
    get: {
      operationId: 'getTransactions',
      summary: 'Transactions that the club offers for a membership.',
      parameters,
      responses: {
        200: response('The renewal, and the upgrade if available.', 'TransactionsResponse'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
};
