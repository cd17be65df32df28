import { z } from 'zod';
import type { ReadReturn } from '../../application/checkout/record-payment-return.ts';
import type { ChallengeProof, ProviderReturn, ReturnPage } from '../../domain/challenge.ts';

/** The longest value that is kept; the JSON of a hosted page is read as a whole and its values are kept. */
const valueLimit = 200;
const parameterLimit = 8_000;

/** The JSON that PowerTranz posts as `Response` (SPI). */
const hostedWire = z.object({
  SpiToken: z.string().optional(),
  TransactionIdentifier: z.string().optional(),
  IsoResponseCode: z.string().optional(),
  OrderIdentifier: z.string().optional(),
});

type Values = (name: string) => string | undefined;

const readers: Readonly<Record<ReturnPage, (get: Values) => ProviderReturn>> = {
  CARD_AUTHENTICATION: (get) => ({
    orderId: undefined,
    proof: { transactionId: get('TransactionId'), authenticationResult: get('Response') },
  }),
  HOSTED_CARD: (get) => {
    const response = parseHosted(get('Response'));
    return {
      orderId: undefined,
      proof: {
        spiToken: get('SpiToken') ?? response?.SpiToken ?? get('ID'),
        transactionId: response?.TransactionIdentifier ?? get('TransactionIdentifier'),
        responseCode: response?.IsoResponseCode ?? get('RespCode'),
        reasonCode: get('ReasonCode'),
      },
    };
  },
  PAYPAL: (get) => ({
    // PayPal's own id of the approved order.
    orderId: get('token'),
    proof: { payerId: get('PayerID'), ...(get('cancelled') === '1' && { isCancelled: true }) },
  }),
};

function parseHosted(json: string | undefined) {
  if (json === undefined) return undefined;
  try {
    return hostedWire.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Reads what a provider's page sent with the browser: known names only, none of them card data (PAYMENTS-22). */
export const readReturn: ReadReturn = (page, parameters) => {
  const values = new Map(
    parameters.filter(({ value }) => value.length <= parameterLimit).map(({ name, value }) => [name, value]),
  );
  const { orderId, proof } = readers[page]((name) => values.get(name) || undefined);
  return { orderId, proof: dropLongValues(proof) };
};

function dropLongValues(proof: ChallengeProof): ChallengeProof {
  const isKept = (value: unknown) => typeof value === 'boolean' || (typeof value === 'string' && isShort(value));
  return Object.fromEntries(Object.entries(proof).filter(([, value]) => isKept(value)));
}

const isShort = (value: string) => value.length <= valueLimit && !/\p{C}/u.test(value);
