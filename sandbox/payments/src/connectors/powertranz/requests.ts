import { createHash } from 'node:crypto';
import type { TransactionRow } from '../../store/tables.ts';

export interface HostedPage {
  readonly pageSet: string;
  readonly pageName: string;
}

/** A GUID that is the same whenever a call of a transaction is repeated. */
export function buildIdentifier(row: TransactionRow, call: string): string {
  const hash = createHash('sha256').update(`${row.reference_number}:${call}`).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}

/** Cents as the decimal number of the vendor. */
export const toAmount = (cents: number) => Number((cents / 100).toFixed(2));

/** Body of `POST /Api/spi/auth` for a hosted page. */
export function buildSpiAuth(row: TransactionRow, { pageSet, pageName }: HostedPage) {
  const { shopper } = row;
  return {
    TransactionIdentifier: buildIdentifier(row, 'auth'),
    TotalAmount: toAmount(Number(row.amount)),
    CurrencyCode: row.currency,
    ThreeDSecure: false,
    OrderIdentifier: row.reference_number,
    AddressMatch: false,
    BillingAddress: {
      Line1: shopper.address,
      Line2: shopper.address2,
      City: shopper.city,
      State: shopper.region,
      PostalCode: shopper.postal,
      EmailAddress: shopper.email,
      PhoneNumber: shopper.phone,
    },
    ExtendedData: {
      HostedPage: { PageSet: pageSet, PageName: pageName },
      MerchantResponseUrl: shopper.returnUrl3DS,
    },
  };
}
