import type { FastifyInstance, FastifyRequest } from 'fastify';
import { verifySignature } from './authenticate.ts';
import { enroll, findByTransaction, setUp } from './authentications.ts';
import type { CybersourceContext } from './context.ts';
import { CybersourceError, createInvalidDataError } from './errors.ts';
import { getIndicators } from './issuer.ts';
import {
  authorisePayment,
  capturePayment,
  createRequestId,
  refundCapture,
  reverseAuthorisation,
  searchPayments,
  voidCapture,
} from './payments.ts';
import {
  amountRequest,
  enrollmentRequest,
  instrumentRequest,
  parseRequest,
  paymentRequest,
  reversalRequest,
  searchRequest,
  setupRequest,
  toCents,
  validationRequest,
  voidRequest,
} from './requests.ts';
import type { AuthenticationRow, InstrumentRow, PaymentRow } from './tables.ts';
import { signToken } from './tokens.ts';
import { loadInstrument, tokenize } from './vault.ts';

type IdRoute = { Params: { id: string } };

/** The REST API of the vendor that a merchant calls with a signature. */
export function registerCybersourceApi(api: FastifyInstance, context: CybersourceContext): void {
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.addHook('preValidation', async (request) => {
    const body = String(request.body ?? '');
    verifySignature(context, request, body);
    try {
      request.body = JSON.parse(body);
    } catch {
      throw createInvalidDataError('body');
    }
  });
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof CybersourceError) {
      const { statusCode, reason, message } = error;
      return reply
        .status(statusCode)
        .send({ submitTimeUtc: new Date().toISOString(), status: 'INVALID_REQUEST', reason, message });
    }
    request.log.error({ err: error }, 'request failed');
    return reply
      .status(502)
      .send({ status: 'SERVER_ERROR', reason: 'SYSTEM_ERROR', message: 'General system failure.' });
  });

  api.post('/pts/v2/payments', async (request, reply) => {
    const input = parseRequest(paymentRequest, request.body);
    const { row, instrument } = await authorisePayment(context, input);
    const isTokenWanted =
      input.processingInformation.actionList.includes('TOKEN_CREATE') && row.status === 'AUTHORIZED';
    return reply.status(201).send({
      ...toPayment(row),
      orderInformation: {
        amountDetails: { authorizedAmount: (Number(row.amount) / 100).toFixed(2), currency: row.currency },
      },
      ...(isTokenWanted && { tokenInformation: { instrumentIdentifier: { id: instrument.id, state: 'ACTIVE' } } }),
    });
  });

  api.post<IdRoute>('/pts/v2/payments/:id/captures', async (request, reply) => {
    const { clientReferenceInformation, orderInformation } = parseRequest(amountRequest, request.body);
    const { totalAmount, currency } = orderInformation.amountDetails;
    const { code } = clientReferenceInformation;
    return reply
      .status(201)
      .send(toPayment(await capturePayment(context, request.params.id, code, toCents(totalAmount), currency)));
  });

  api.post<IdRoute>('/pts/v2/payments/:id/reversals', async (request, reply) => {
    const { clientReferenceInformation, reversalInformation } = parseRequest(reversalRequest, request.body);
    const amount = toCents(reversalInformation.amountDetails.totalAmount);
    return reply
      .status(201)
      .send(toPayment(await reverseAuthorisation(context, request.params.id, clientReferenceInformation.code, amount)));
  });

  api.post<IdRoute>('/pts/v2/captures/:id/voids', async (request, reply) => {
    const { clientReferenceInformation } = parseRequest(voidRequest, request.body);
    return reply
      .status(201)
      .send(toPayment(await voidCapture(context, request.params.id, clientReferenceInformation.code)));
  });

  api.post<IdRoute>('/pts/v2/captures/:id/refunds', async (request, reply) => {
    const { clientReferenceInformation, orderInformation } = parseRequest(amountRequest, request.body);
    const { totalAmount, currency } = orderInformation.amountDetails;
    const { code } = clientReferenceInformation;
    return reply
      .status(201)
      .send(toPayment(await refundCapture(context, request.params.id, code, toCents(totalAmount), currency)));
  });

  api.post('/tms/v1/instrumentidentifiers', async (request) => {
    const { id, last_digits } = await tokenize(context, parseRequest(instrumentRequest, request.body).card.number);
    return { id, object: 'instrumentIdentifier', state: 'ACTIVE', card: { number: `XXXXXXXXXXXX${last_digits}` } };
  });

  api.post('/tss/v2/searches', async (request, reply) => {
    const { query, limit } = parseRequest(searchRequest, request.body);
    const rows = await searchPayments(context, query.slice(query.indexOf(':') + 1), limit);
    return reply
      .status(201)
      .send({ totalCount: rows.length, _embedded: { transactionSummaries: rows.map(toSummary) } });
  });

  api.post('/risk/v1/authentication-setups', async (request, reply) => {
    const { paymentInformation, clientReferenceInformation } = parseRequest(setupRequest, request.body);
    const { reference_id } = await setUp(context, await resolveInstrument(context, paymentInformation));
    return reply.status(201).send({
      id: createRequestId(context.clock()),
      submitTimeUtc: context.clock().toISOString(),
      status: 'COMPLETED',
      clientReferenceInformation,
      consumerAuthenticationInformation: {
        accessToken: await signToken(context, 'collect', reference_id),
        referenceId: reference_id,
        deviceDataCollectionUrl: `${getUrl(context, request)}/V1/Cruise/Collect`,
      },
    });
  });

  api.post('/risk/v1/authentications', async (request, reply) => {
    const input = parseRequest(enrollmentRequest, request.body);
    const instrument = await resolveInstrument(context, input.paymentInformation);
    const { amountDetails, billTo } = input.orderInformation;
    const { referenceId, returnUrl } = input.consumerAuthenticationInformation;
    const row = await enroll(context, instrument, {
      referenceId,
      amount: toCents(amountDetails.totalAmount),
      currency: amountDetails.currency,
      country: billTo?.country ?? null,
      language: input.deviceInformation.httpBrowserLanguage ?? null,
      returnUrl,
    });
    const stepUp = row.state === 'PENDING' && {
      accessToken: await signToken(context, 'step-up', referenceId),
      stepUpUrl: `${getUrl(context, request)}/V2/Cruise/StepUp`,
    };
    return reply.status(201).send(toAuthentication(context, row, instrument, stepUp || {}));
  });

  api.post('/risk/v1/authentication-results', async (request, reply) => {
    const { consumerAuthenticationInformation } = parseRequest(validationRequest, request.body);
    const row = await findByTransaction(context, consumerAuthenticationInformation.authenticationTransactionId);
    if (!row) throw createInvalidDataError('consumerAuthenticationInformation.authenticationTransactionId');
    const instrument = await loadInstrument(context, row.instrument_id);
    return reply.status(201).send(toAuthentication(context, row, instrument, {}));
  });
}

const getUrl = (context: CybersourceContext, request: FastifyRequest) =>
  context.getPublicUrl(`${request.protocol}://${request.host}`);

function resolveInstrument(
  context: CybersourceContext,
  {
    card,
    instrumentIdentifier,
  }: { card: { number?: string | undefined }; instrumentIdentifier?: { id: string } | undefined },
): Promise<InstrumentRow> {
  return instrumentIdentifier ? loadInstrument(context, instrumentIdentifier.id) : tokenize(context, card.number ?? '');
}

function toPayment(row: PaymentRow) {
  return {
    id: row.id,
    submitTimeUtc: row.created_at.toISOString(),
    status: row.status,
    reconciliationId: row.id,
    clientReferenceInformation: { code: row.code },
    ...(row.response_code !== null && { processorInformation: { responseCode: row.response_code } }),
    ...(row.reason !== null && { errorInformation: { reason: row.reason, message: row.reason } }),
  };
}

function toSummary(row: PaymentRow) {
  return {
    id: row.id,
    submitTimeUtc: row.created_at.toISOString(),
    applicationInformation: {
      reasonCode: row.reason_code,
      applications: [{ name: row.application, reasonCode: row.reason_code }],
    },
    clientReferenceInformation: { code: row.code },
    ...(row.response_code !== null && { processorInformation: { responseCode: row.response_code } }),
    ...(row.reason !== null && { errorInformation: { reason: row.reason } }),
    paymentInformation: row.instrument_id === null ? {} : { instrumentIdentifier: { id: row.instrument_id } },
  };
}

const statuses = {
  SET_UP: 'PENDING_AUTHENTICATION',
  PENDING: 'PENDING_AUTHENTICATION',
  PASSED: 'AUTHENTICATION_SUCCESSFUL',
  FAILED: 'AUTHENTICATION_FAILED',
  CANCELLED: 'AUTHENTICATION_FAILED',
} as const;

const reasons = {
  PENDING_AUTHENTICATION: 'CONSUMER_AUTHENTICATION_REQUIRED',
  AUTHENTICATION_FAILED: 'CONSUMER_AUTHENTICATION_FAILED',
} as const;

function toAuthentication(
  context: CybersourceContext,
  row: AuthenticationRow,
  instrument: InstrumentRow,
  stepUp: object,
) {
  const status = statuses[row.state];
  const isPassed = status === 'AUTHENTICATION_SUCCESSFUL';
  return {
    id: createRequestId(context.clock()),
    submitTimeUtc: context.clock().toISOString(),
    status,
    ...(!isPassed && { errorInformation: { reason: reasons[status], message: reasons[status] } }),
    consumerAuthenticationInformation: {
      authenticationTransactionId: row.transaction_id ?? undefined,
      veresEnrolled: 'Y',
      paresStatus: isPassed ? 'Y' : status === 'PENDING_AUTHENTICATION' ? 'C' : 'N',
      specificationVersion: '2.2.0',
      ...getIndicators(instrument.brand, isPassed),
      ...(row.cavv !== null && {
        cavv: row.cavv,
        xid: row.xid ?? undefined,
        directoryServerTransactionId: row.reference_id,
      }),
      ...(row.state === 'CANCELLED' && { challengeCancelCode: '01' }),
      ...stepUp,
    },
  };
}
