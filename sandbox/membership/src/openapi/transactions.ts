import { itemNumbersQuerySchema } from '../wire/transactions.ts';
import {
  errorResponses,
  membershipIdParameter,
  queryParameters,
  requestBody,
  response,
  transactionIdParameter,
} from './operations.ts';

const execution = (operationId: string, summary: string, request: string) => ({
  operationId,
  summary,
  requestBody: requestBody(request),
  responses: {
    200: response('The result; the same for a repetition.', 'TransactionResult'),
    409: response('The transaction id was used for another request.', 'Error'),
    ...errorResponses,
  },
});

const itemNumbers = {
  operationId: 'getItemNumbers',
  summary: 'Item numbers and prices of a purchase, a renewal or an upgrade, by club or by country.',
  responses: {
    200: response('An entry for each possible membership type.', 'ItemNumbersResponse'),
    404: response('There is no such membership, club or country.', 'Error'),
    ...errorResponses,
  },
};

const buildWithdrawalPaths = (version: 'v1' | 'v2', suffix: string) => ({
  [`/${version}/membership-transactions/{transactionId}/withdraw`]: {
    post: {
      operationId: `withdrawTransaction${suffix}`,
      summary: 'Makes a transaction that was not executed impossible; an executed one stays.',
      parameters: [transactionIdParameter],
      responses: {
        200: response('The result: WITHDRAWN, or what it was before.', 'TransactionResult'),
        ...errorResponses,
      },
    },
  },
});

const buildStatusOperation = (suffix: string) => ({
  operationId: `getTransactionStatus${suffix}`,
  summary: 'The result of a transaction; PENDING until it is executed.',
  parameters: [transactionIdParameter],
  responses: {
    200: response('The result.', 'TransactionResult'),
    404: response('The transaction was never received.', 'Error'),
    ...errorResponses,
  },
});

const version1 = {
  '/v1/memberships/item-numbers': {
    post: { ...itemNumbers, requestBody: requestBody('ItemNumbersRequest') },
  },
  '/v1/memberships': {
    post: execution('createMembership', 'Opens a membership for a year, once for a transaction id.', 'CreateRequest'),
  },
  '/v1/memberships/{membershipId}/renew': {
    post: {
      ...execution('renewMembership', 'Extends a membership by a year, once for a transaction id.', 'RenewRequest'),
      parameters: [membershipIdParameter],
    },
  },
  '/v1/memberships/{membershipId}/upgrade': {
    post: {
      ...execution(
        'upgradeMembership',
        'Changes the type of a membership, once for a transaction id.',
        'UpgradeRequest',
      ),
      parameters: [membershipIdParameter],
    },
  },
  '/v1/membership-transactions/{transactionId}': { get: buildStatusOperation('') },
  ...buildWithdrawalPaths('v1', ''),
};

const executionV2 = execution(
  'executeTransaction',
  'Executes a purchase, a renewal or an upgrade once for the transaction id of the path.',
  'TransactionRequest',
);

const version2 = {
  '/v2/item-numbers': {
    get: { ...itemNumbers, operationId: 'getItemNumbersV2', parameters: queryParameters(itemNumbersQuerySchema) },
  },
  '/v2/membership-transactions/{transactionId}': {
    get: buildStatusOperation('V2'),
    put: {
      ...executionV2,
      parameters: [transactionIdParameter],
      responses: {
        202: response('The club has accepted the transaction and executes it later.', 'TransactionResult'),
        ...executionV2.responses,
      },
    },
  },
  ...buildWithdrawalPaths('v2', 'V2'),
};

const purchaseLogs = {
  '/v1/purchase-logs': {
    post: {
      operationId: 'addPurchaseLog',
      summary: 'Adds an entry about a transaction to the log of purchases.',
      requestBody: requestBody('PurchaseLogRequest'),
      responses: { 204: { description: 'The entry is added.' }, ...errorResponses },
    },
  },
  '/v1/purchase-logs/{transactionId}': {
    get: {
      operationId: 'getPurchaseLogs',
      summary: 'The log of a transaction, the oldest entry first.',
      parameters: [transactionIdParameter],
      responses: { 200: response('The entries.', 'PurchaseLogsResponse'), ...errorResponses },
    },
  },
};

/** Paths of prices, purchases, renewals and upgrades in both versions of the API. */
export const transactionPaths = { ...version1, ...version2, ...purchaseLogs };
