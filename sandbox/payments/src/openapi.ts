import { z } from 'zod';
import * as responses from './response-schemas.ts';
import * as requests from './wire.ts';

const requestSchemas = z.registry<{ id: string }>();
requestSchemas.add(requests.processSchema, { id: 'TransactionRequest' });
requestSchemas.add(requests.processMembershipSchema, { id: 'MembershipTransactionRequest' });
requestSchemas.add(requests.processMemberMembershipSchema, { id: 'MemberMembershipTransactionRequest' });
requestSchemas.add(requests.enrollmentSchema, { id: 'EnrollmentRequest' });
requestSchemas.add(requests.closeSchema, { id: 'Close3dsRequest' });
requestSchemas.add(requests.closePaypalSchema, { id: 'ClosePaypalRequest' });
requestSchemas.add(requests.refundSchema, { id: 'RefundRequest' });
requestSchemas.add(requests.addCardSchema, { id: 'AddCardRequest' });
requestSchemas.add(requests.changeCardSchema, { id: 'ChangeCardRequest' });

const responseSchemas = z.registry<{ id: string }>();
responseSchemas.add(responses.transactionSchema, { id: 'Transaction' });
responseSchemas.add(responses.challengeSchema, { id: 'Challenge' });
responseSchemas.add(responses.movementResponseSchema, { id: 'Movement' });
responseSchemas.add(responses.refundResponseSchema, { id: 'Refund' });
responseSchemas.add(responses.authorizationStatusSchema, { id: 'AuthorizationStatus' });
responseSchemas.add(responses.ledgerSchema, { id: 'Ledger' });
responseSchemas.add(responses.thirdPartiesSchema, { id: 'ThirdParties' });
responseSchemas.add(responses.publicKeySchema, { id: 'PublicKey' });
responseSchemas.add(responses.savedCardSchema, { id: 'SavedCard' });
responseSchemas.add(responses.savedCardsSchema, { id: 'SavedCards' });
responseSchemas.add(responses.errorSchema, { id: 'Error' });

const uri = (id: string) => `#/components/schemas/${id}`;

const schemas = {
  ...z.toJSONSchema(requestSchemas, { uri, io: 'input' }).schemas,
  ...z.toJSONSchema(responseSchemas, { uri }).schemas,
};

const content = (id: string) => ({ 'application/json': { schema: { $ref: uri(id) } } });
const response = (description: string, id: string) => ({ description, content: content(id) });

const errors = {
  400: response('The request is invalid (PE_0001, CARD_DATA_UNREADABLE).', 'Error'),
  401: response('The key is missing or wrong.', 'Error'),
  503: response('PEC_503: the request was not executed.', 'Error'),
  504: response('REPLY_LATE, PROVIDER_TIMEOUT: the outcome is unknown.', 'Error'),
};

const transactionErrors = {
  404: response('TRANSACTION_NOT_FOUND', 'Error'),
  409: response('CHALLENGE_PENDING, NOT_APPROVED, NOT_CAPTURED, ALREADY_VOIDED, ALREADY_SETTLED', 'Error'),
  422: response('CHALLENGE_MISMATCH, AMOUNT_EXCEEDED, REFUND_REUSED, PROVIDER_ERROR', 'Error'),
  ...errors,
};

const processErrors = {
  404: response('CARD_NOT_FOUND', 'Error'),
  409: response('REFERENCE_REUSED', 'Error'),
  422: response('PE_0001, PE_0003, CARD_REFUSED, CARD_VELOCITY_EXCEEDED, PROVIDER_ERROR', 'Error'),
  ...errors,
};

const pathParameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

interface JsonSchemaObject {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

function queryParameters(schema: z.ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchemaObject;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

const post = (operationId: string, summary: string, request: string, result: string) => ({
  post: {
    operationId,
    summary,
    requestBody: { required: true, content: content(request) },
    responses: { 200: response('The transaction.', result), ...processErrors },
  },
});

const act = (operationId: string, summary: string, result: string, request?: string) => ({
  post: {
    operationId,
    summary,
    parameters: [pathParameter('referenceNumber')],
    ...(request !== undefined && { requestBody: { required: true, content: content(request) } }),
    responses: { 200: response('The result. A repetition returns the first result.', result), ...transactionErrors },
  },
});

const list = (operationId: string, summary: string, result: string, query?: z.ZodType) => ({
  get: {
    operationId,
    summary,
    ...(query && { parameters: queryParameters(query) }),
    responses: {
      200: response('The items.', result),
      422: response('PE_0003: the club does not belong to the country.', 'Error'),
      ...errors,
    },
  },
});

const transactionPath = '/v1/transactions/{referenceNumber}';
const cardParameters = [pathParameter('membershipId'), pathParameter('cardId')];

/** The API in OpenAPI 3.1, generated from the schemas of the routes' requests and responses. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Payments API', version: '2.0.0', description: 'Payments of the club. Amounts in cents.' },
  security: [{ apiKey: [] }],
  paths: {
    '/v1/public-key': list('getPublicKey', 'Key with which browsers encrypt cards.', 'PublicKey'),
    '/v1/third-parties': list(
      'getThirdParties',
      'Acquirer accounts of a club.',
      'ThirdParties',
      requests.thirdPartyQuerySchema,
    ),
    '/v1/authorization-status': list(
      'getAuthorizationStatus',
      'Transactions of a time range, newest first.',
      'AuthorizationStatus',
      requests.authorizationStatusQuerySchema,
    ),
    '/v1/ledger': list('getLedger', 'Movements of a cart or a reference.', 'Ledger', requests.ledgerQuerySchema),
    '/v1/transactions': post('process', 'Requests a payment for goods.', 'TransactionRequest', 'Transaction'),
    '/v1/membership-transactions': post(
      'processMembership',
      'Requests a payment for a membership by somebody without a stored user.',
      'MembershipTransactionRequest',
      'Transaction',
    ),
    '/v1/members/{membershipId}/membership-transactions': {
      post: {
        ...post(
          'processMemberMembership',
          'Requests a payment for a membership by a member, who can use and save cards.',
          'MemberMembershipTransactionRequest',
          'Transaction',
        ).post,
        parameters: [pathParameter('membershipId')],
      },
    },
    [transactionPath]: {
      get: {
        operationId: 'getTransaction',
        summary: 'A transaction.',
        parameters: [pathParameter('referenceNumber')],
        responses: { 200: response('The transaction.', 'Transaction'), ...transactionErrors },
      },
    },
    [`${transactionPath}/enrollment`]: act(
      'enroll',
      'Continues after device data collection.',
      'Transaction',
      'EnrollmentRequest',
    ),
    [`${transactionPath}/close-3ds`]: act(
      'close3ds',
      "Ends a challenge of a card with the provider's own result.",
      'Transaction',
      'Close3dsRequest',
    ),
    [`${transactionPath}/close-paypal`]: act(
      'closePaypal',
      'Authorises an approved PayPal order.',
      'Transaction',
      'ClosePaypalRequest',
    ),
    [`${transactionPath}/capture`]: act('capture', 'Captures the authorised amount.', 'Movement'),
    [`${transactionPath}/void`]: act('void', 'Voids an authorisation, or a capture until settlement.', 'Movement'),
    [`${transactionPath}/refund`]: act('refund', 'Returns a part of the captured amount.', 'Refund', 'RefundRequest'),
    '/v1/members/{membershipId}/cards': {
      get: {
        operationId: 'getCards',
        summary: 'Saved cards of a member.',
        parameters: [pathParameter('membershipId')],
        responses: { 200: response('The cards.', 'SavedCards'), ...errors },
      },
      post: {
        operationId: 'addCard',
        summary: 'Verifies and saves a card.',
        parameters: [pathParameter('membershipId')],
        requestBody: { required: true, content: content('AddCardRequest') },
        responses: {
          200: response('The card that the same attempt added before.', 'SavedCard'),
          201: response('The card.', 'SavedCard'),
          409: response('102: the wallet has the card.', 'Error'),
          422: response('CARD_REFUSED, CARD_VELOCITY_EXCEEDED', 'Error'),
          ...errors,
        },
      },
    },
    '/v1/members/{membershipId}/cards/{cardId}': {
      patch: {
        operationId: 'changeCard',
        summary: 'Sets or clears the default.',
        parameters: cardParameters,
        requestBody: { required: true, content: content('ChangeCardRequest') },
        responses: { 200: response('The card.', 'SavedCard'), 404: response('PE_0002', 'Error'), ...errors },
      },
      delete: {
        operationId: 'deleteCard',
        summary: 'Deletes a card.',
        parameters: cardParameters,
        responses: { 204: { description: 'Deleted.' }, 404: response('CARD_NOT_FOUND', 'Error'), ...errors },
      },
    },
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
    ),
  },
};
