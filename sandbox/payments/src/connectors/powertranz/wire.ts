import { z } from 'zod';

const errors = z.array(z.object({ Code: z.string(), Message: z.string() })).optional();

/** Response of `POST /Api/spi/auth`. */
export const spiWire = z.object({
  TransactionIdentifier: z.string(),
  IsoResponseCode: z.string(),
  ResponseMessage: z.string().optional(),
  RedirectData: z.string().optional(),
  SpiToken: z.string().optional(),
  Errors: errors,
});

/** Response of `POST /Api/spi/payment` and of a look-up: a financial result, or why there is none. */
export const paymentWire = z.object({
  TransactionIdentifier: z.string(),
  Approved: z.boolean(),
  IsoResponseCode: z.string(),
  ResponseMessage: z.string().optional(),
  CardBrand: z.string().optional(),
  CardSuffix: z.string().optional(),
  TotalAmount: z.number().optional(),
  CurrencyCode: z.string().optional(),
  Errors: errors,
});

export type PowertranzPayment = z.output<typeof paymentWire>;

/** Response of a look-up. */
export const lookUpWire = paymentWire.extend({
  TotalCaptured: z.number().default(0),
  IsVoided: z.boolean().default(false),
});

/** Response of capture, void and refund. */
export const followOnWire = z.object({
  TransactionIdentifier: z.string(),
  Approved: z.boolean(),
  IsoResponseCode: z.string(),
});
