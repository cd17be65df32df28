import type { ProcessRequest } from './wire.ts';

const fields = [
  'clientIP',
  'address',
  'address2',
  'city',
  'company',
  'phone',
  'postal',
  'region',
  'email',
  'identityDocument',
  'device',
  'cancelUrl',
  'returnUrl3DS',
  'tax',
  'riskScoreRequest',
] as const;

/** What a transaction request says about the shopper and the browser. */
export type Shopper = Pick<ProcessRequest, (typeof fields)[number]>;

/** Returns the fields of a request that a later call to the provider needs. */
export function toShopper(request: ProcessRequest): Shopper {
  return Object.fromEntries(
    fields.flatMap((field) => (request[field] === undefined ? [] : [[field, request[field]]])),
  ) as Shopper;
}
