import { errorResponses, membershipIdParameter, notFoundResponse, requestBody, response } from './operations.ts';

const parameters = [membershipIdParameter];

/** Paths of an account: cancellation, cards, attributes, payment cards. */
export const accountPaths = {
  '/v1/memberships/cancellation': {
    post: {
      operationId: 'cancelMembership',
      summary: 'Cancels the account of a membership with all its cards; a repetition changes nothing.',
      requestBody: requestBody('CancellationRequest'),
      responses: {
        200: response('The membership is cancelled.', 'CancellationResponse'),
        422: response('SECONDARY_CARD: not the first card. MEMBERSHIP_BLOCKED: the account is blocked.', 'Error'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/{membershipId}/cards': {
    get: {
      operationId: 'getCards',
      summary: 'Cards of the account of a membership.',
      parameters,
      responses: { 200: response('The cards.', 'CardsResponse'), ...notFoundResponse, ...errorResponses },
    },
    post: {
      operationId: 'addCard',
      summary: 'Adds a card for another person.',
      parameters,
      requestBody: requestBody('AddCardRequest'),
      responses: {
        201: response('All cards of the account.', 'CardsResponse'),
        409: response('CARD_EXISTS: the person has an active card.', 'Error'),
        422: response(
          'CARD_LIMIT_REACHED, SECONDARY_CARD (not the first card), MEMBERSHIP_BLOCKED (not valid today).',
          'Error',
        ),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/{membershipId}/extended-attributes': {
    get: {
      operationId: 'getExtendedAttributes',
      summary: 'Extended attributes of the holder of a card.',
      parameters,
      responses: {
        200: response('The attributes by name.', 'ExtendedAttributesResponse'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
    put: {
      operationId: 'setExtendedAttributes',
      summary: 'Sets attributes of the holder of a card; others stay.',
      parameters,
      requestBody: requestBody('SetExtendedAttributesRequest'),
      responses: {
        200: response('All attributes by name.', 'ExtendedAttributesResponse'),
        422: response('ATTRIBUTE_LIMIT_REACHED: a person has at most 50 attributes.', 'Error'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/{membershipId}/payment-cards': {
    post: {
      operationId: 'addMembershipPaymentCard',
      summary: 'Adds a payment card to the account, once for its token.',
      parameters,
      requestBody: requestBody('PaymentCard'),
      responses: {
        200: response('All payment cards of the account.', 'PaymentCardsResponse'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
};
