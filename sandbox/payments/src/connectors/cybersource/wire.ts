import { z } from 'zod';

const errorInformation = z.object({ reason: z.string().optional(), message: z.string().optional() }).optional();

/** Response of `POST /pts/v2/payments`. */
export const paymentWire = z.object({
  id: z.string(),
  status: z.enum([
    'AUTHORIZED',
    'PARTIAL_AUTHORIZED',
    'AUTHORIZED_PENDING_REVIEW',
    'AUTHORIZED_RISK_DECLINED',
    'PENDING_AUTHENTICATION',
    'PENDING_REVIEW',
    'DECLINED',
    'INVALID_REQUEST',
  ]),
  errorInformation,
  processorInformation: z.object({ responseCode: z.string().optional() }).optional(),
  tokenInformation: z.object({ instrumentIdentifier: z.object({ id: z.string() }).optional() }).optional(),
});

export type CybersourcePayment = z.output<typeof paymentWire>;

/** Response of captures, reversals, voids and refunds. */
export const followOnWire = z.object({ id: z.string(), status: z.string() });

export const instrumentIdentifierWire = z.object({ id: z.string() });

/** Response of `POST /risk/v1/authentication-setups`. */
export const setupWire = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'FAILED']),
  errorInformation,
  consumerAuthenticationInformation: z
    .object({ accessToken: z.string(), referenceId: z.string(), deviceDataCollectionUrl: z.url() })
    .optional(),
});

/** Response of `POST /risk/v1/authentications` and `/risk/v1/authentication-results`. */
export const authenticationWire = z.object({
  id: z.string(),
  status: z.enum(['AUTHENTICATION_SUCCESSFUL', 'PENDING_AUTHENTICATION', 'AUTHENTICATION_FAILED', 'INVALID_REQUEST']),
  errorInformation,
  consumerAuthenticationInformation: z
    .object({
      authenticationTransactionId: z.string().optional(),
      accessToken: z.string().optional(),
      stepUpUrl: z.url().optional(),
      cavv: z.string().optional(),
      eci: z.string().optional(),
      ecommerceIndicator: z.string().optional(),
      xid: z.string().optional(),
      directoryServerTransactionId: z.string().optional(),
      specificationVersion: z.string().optional(),
      ucafAuthenticationData: z.string().optional(),
      ucafCollectionIndicator: z.string().optional(),
      challengeCancelCode: z.string().optional(),
    })
    .optional(),
});

export type CybersourceAuthentication = z.output<typeof authenticationWire>;

/** Response of `POST /tss/v2/searches`. */
export const searchWire = z.object({
  _embedded: z
    .object({
      transactionSummaries: z.array(
        z.object({
          id: z.string(),
          applicationInformation: z.object({
            reasonCode: z.string().optional(),
            applications: z.array(z.object({ name: z.string(), reasonCode: z.string().optional() })),
          }),
          processorInformation: z.object({ responseCode: z.string().optional() }).optional(),
          errorInformation: z.object({ reason: z.string().optional() }).optional(),
          paymentInformation: z.object({ instrumentIdentifier: z.object({ id: z.string() }).optional() }).optional(),
        }),
      ),
    })
    .optional(),
});

export const errorWire = z.object({ reason: z.string().optional(), message: z.string().optional() });
