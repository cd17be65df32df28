import { createHash } from 'node:crypto';
import { getMarket } from '@tarima/markets/table';
import type { CardBrand } from '../../card-number.ts';
import type { TransactionRow } from '../../store/tables.ts';
import type { CardInput } from '../connector.ts';

/** Card type codes of the vendor. */
const cardTypes: Readonly<Record<CardBrand, string>> = {
  VISA: '001',
  MASTERCARD: '002',
  AMEX: '003',
  DISCOVER: '004',
  DINERS: '005',
  JCB: '007',
  UNIONPAY: '062',
};

/**
 * Merchant reference of a call, at most 50 characters. Each call of a transaction has its own, so that its outcome can be
 * searched for.
 */
export function buildCode(
  row: TransactionRow,
  call: 'auth' | 'auth-3ds' | 'capture' | 'void' | { refundId: string },
): string {
  if (typeof call === 'string') return call === 'auth' ? row.reference_number : `${row.reference_number}-${call}`;
  return `${row.reference_number}-refund-${createHash('sha256').update(call.refundId).digest('hex').slice(0, 16)}`;
}

/** Formats cents as the vendor's decimal amount. */
export const formatAmount = (cents: number) => (cents / 100).toFixed(2);

export function buildAmount(row: TransactionRow, cents = Number(row.amount)) {
  return {
    amountDetails: { totalAmount: formatAmount(cents), currency: getMarket(row.country_code).currency as string },
  };
}

function buildCard(expiry: string, brand: CardBrand) {
  const [month = '', year = ''] = expiry.split('/');
  return { expirationMonth: month, expirationYear: `20${year}`, type: cardTypes[brand] };
}

export function buildNewCard({ number, cvv, expiry, brand }: NonNullable<CardInput>) {
  return { card: { number, securityCode: cvv, ...buildCard(expiry, brand) } };
}

/** The card in clear text for the first call, and its token for later calls. */
export function buildPaymentInformation(row: TransactionRow, card: CardInput) {
  if (card) return buildNewCard(card);
  if (row.instrument_id === null || row.expiry === null || row.brand === null)
    throw new Error('The card has no token.');
  return { card: buildCard(row.expiry, row.brand), instrumentIdentifier: { id: row.instrument_id } };
}

export function buildBillTo(row: TransactionRow) {
  const { shopper } = row;
  const [firstName, ...lastNames] = (row.holder_name ?? '').split(/\s+/);
  return {
    billTo: {
      firstName,
      lastName: lastNames.join(' '),
      address1: shopper.address,
      address2: shopper.address2,
      locality: shopper.city,
      administrativeArea: shopper.region,
      postalCode: shopper.postal,
      country: row.country_code,
      email: shopper.email,
      phoneNumber: shopper.phone,
      company: shopper.company === undefined ? undefined : { name: shopper.company },
    },
  };
}

export function buildBuyer(row: TransactionRow) {
  const { identityDocument } = row.shopper;
  return {
    merchantCustomerId: row.membership_number ?? undefined,
    personalIdentification: identityDocument === undefined ? undefined : [{ id: identityDocument }],
  };
}

/** The longest language tag of the vendor. */
const maxLanguageLength = 8;

/** Issuers write their page in the language of this field: the shop's, which may differ from the browser's. */
function buildLanguage({ language, country_code, shopper }: TransactionRow): string | undefined {
  const tag = language === null ? shopper.device?.language : `${language}-${country_code}`;
  return tag !== undefined && tag.length > maxLanguageLength ? tag.split('-', 1)[0] : tag;
}

/** The browser, for Decision Manager and for the issuer's risk assessment. */
export function buildDevice(row: TransactionRow, sessionId = row.shopper.device?.sessionId) {
  const { clientIP, device = {} } = row.shopper;
  return {
    ipAddress: clientIP,
    fingerprintSessionId: sessionId,
    userAgentBrowserValue: device.userAgent,
    httpAcceptContent: device.acceptHeader,
    httpBrowserLanguage: buildLanguage(row),
    httpBrowserJavaEnabled: device.javaEnabled,
    httpBrowserColorDepth: device.colorDepth === undefined ? undefined : String(device.colorDepth),
    httpBrowserScreenHeight: device.screenHeight === undefined ? undefined : String(device.screenHeight),
    httpBrowserScreenWidth: device.screenWidth === undefined ? undefined : String(device.screenWidth),
    httpBrowserTimeDifference:
      device.timeZoneOffsetMinutes === undefined ? undefined : String(device.timeZoneOffsetMinutes),
  };
}
