import { z } from 'zod';
import { clubCodeSchema, countryCodeSchema, membershipIdSchema, membershipTypeSchema, namedSchemas } from './common.ts';
import { documentIdSchema } from './identity-documents.ts';

const transactionContextSchema = z.enum(['NEW', 'RENEWAL', 'UPGRADE']);
export type TransactionContext = z.output<typeof transactionContextSchema>;

const pricesOf = {
  context: transactionContextSchema,
  version: z.literal(1).meta({ description: 'Version of the membership types.' }),
  membership: membershipIdSchema.optional().meta({ description: 'Required for a renewal and an upgrade.' }),
};
const clubQuestion = { clubCode: clubCodeSchema.optional(), country: countryCodeSchema.optional() };
const hasLocation = ({ clubCode, country }: { clubCode?: string | undefined; country?: string | undefined }) =>
  clubCode !== undefined || country !== undefined;
const locationMissing = 'clubCode or country is required';

export const itemNumbersRequestSchema = z
  .object({
    requestData: z.object({
      location: z
        .object(clubQuestion)
        .refine(hasLocation, locationMissing)
        .meta({ description: 'A club or a country; when both are present, the club must be in the country.' }),
      ...pricesOf,
    }),
  })
  .register(namedSchemas, { id: 'ItemNumbersRequest' });

/** The same as a query, in version 2 of the API. */
export const itemNumbersQuerySchema = z
  .object({ ...clubQuestion, ...pricesOf, version: z.literal('1').transform(() => 1 as const) })
  .refine(hasLocation, locationMissing);

const costSchema = z
  .object({
    totalPrice: z.int().meta({ description: 'For a year, in cents.' }),
    proratedAmount: z.int().meta({ description: 'To pay now, in cents; for an upgrade the share of the days left.' }),
    currency: z.string().regex(/^[A-Z]{3}$/),
  })
  .register(namedSchemas, { id: 'Cost' });

export const itemNumbersResponseSchema = z
  .object({
    entries: z.array(
      z.object({
        code: z.enum(['DI', 'BS']),
        isPlatinumMember: z.boolean(),
        membershipType: membershipTypeSchema,
        membershipTypeItemNumbers: z.array(z.string()).min(1),
        totalLocalCost: costSchema,
        totalUsdCost: costSchema,
      }),
    ),
  })
  .register(namedSchemas, { id: 'ItemNumbersResponse' });

export const transactionIdSchema = z.string().regex(/^[\w.-]{8,100}$/);
export const transactionParamsSchema = z.object({ transactionId: transactionIdSchema });

const shortText = z.string().min(1).max(80);

const paymentDetailsSchema = z
  .object({
    transactionDate: z
      .string()
      .regex(/^\d{6}$/)
      .meta({ description: 'MMDDYY.' }),
    transactionNumber: z.string().min(1).max(100),
    paymentTypeCode: z.literal('CC'),
    paymentPlatform: z.string().min(1).max(40),
    priceForeignCurrency: z.int().nonnegative().meta({ description: 'In US cents.' }),
    priceLocalCurrency: z.int().nonnegative().meta({ description: 'In cents.' }),
    itemNumber: z.string().min(1).max(20).meta({ description: 'An item number of the transaction and the type.' }),
  })
  .register(namedSchemas, { id: 'PaymentDetails' });

const optionalText = (maximum: number) => z.string().max(maximum).default('');
const electronicInvoiceDetailsSchema = z
  .object({
    idType: z.string().min(1).max(4),
    identification: z.string().min(1).max(40),
    name: optionalText(100),
    email: optionalText(254),
    invoicingEnabled: z.boolean().meta({ description: 'False for a final consumer and an electronic ticket.' }),
    fiscalEnable: z.boolean().meta({ description: 'Whether the invoice has fiscal credit.' }),
    secondaryIdType: optionalText(4),
    secondaryIdentification: optionalText(40),
    departmentType: optionalText(40).meta({ description: 'Id of a city of the territories.' }),
    municipalityType: optionalText(40).meta({ description: 'Id of a zone of the territories.' }),
    citiesType: optionalText(40).meta({ description: 'Id of a neighborhood of the territories.' }),
    addressType: optionalText(250),
    economicActivity: optionalText(20),
  })
  .register(namedSchemas, { id: 'ElectronicInvoiceDetails' });
/** Who the payment is invoiced to, in countries with electronic invoices. */
const invoiceFields = { electronicInvoiceDetails: electronicInvoiceDetailsSchema.optional() };

const applicantSchema = z
  .object({
    fullName: z.string().min(1).max(160),
    id: z.string().max(40),
    idTypeCode: z.string().max(4),
    prefix: z.string().max(20).optional(),
    firstName: shortText,
    lastName: shortText,
    cellPhone: z.string().max(20),
    email: z.email().max(254),
    birthDate: z
      .string()
      .regex(/^(0[1-9]|1[0-2])(19|20)\d{2}$/)
      .meta({ description: 'MMYYYY.' }),
    addressLine1: z.string().max(256),
    addressLine2: z.string().max(256),
    city: z.string().max(80),
    countryCode: countryCodeSchema,
    deptStateCode: z.string().max(40),
    autoCharge: z.literal(false).meta({ description: 'Memberships are not renewed automatically.' }),
    shareInfo: z.boolean(),
    documentId: documentIdSchema.optional().meta({ description: 'A picture of the identity document.' }),
  })
  .register(namedSchemas, { id: 'Applicant' });

const createFields = {
  version: z.literal(1).default(1).meta({ description: 'Version of the membership types.' }),
  accountDetails: z.object({
    clubCode: clubCodeSchema,
    countryCode: countryCodeSchema,
    membershipTypeCode: z.enum(['DI', 'BS']),
    accountStatusCode: z.literal('00').meta({ description: '00: the account is available.' }),
    isPlatinumMember: z.boolean(),
  }),
  cards: z.array(applicantSchema).length(1),
  userDetails: z
    .object({ password: z.string().min(1).max(200) })
    .optional()
    .meta({
      description: 'Of shops without an identity provider. The API neither stores nor uses it.',
      writeOnly: true,
    }),
  paymentDetails: paymentDetailsSchema,
  ...invoiceFields,
};
const renewFields = { paymentDetails: paymentDetailsSchema, ...invoiceFields };
const upgradeFields = {
  membershipTypeCode: z.enum(['DI', 'BS']),
  isPlatinumMember: z.boolean(),
  ...renewFields,
};

export const createRequestSchema = z
  .object({ transactionId: transactionIdSchema, ...createFields })
  .register(namedSchemas, { id: 'CreateRequest' });

export const renewRequestSchema = z
  .object({ transactionId: transactionIdSchema, ...renewFields })
  .register(namedSchemas, { id: 'RenewRequest' });

export const upgradeRequestSchema = z
  .object({ transactionId: transactionIdSchema, ...upgradeFields })
  .register(namedSchemas, { id: 'UpgradeRequest' });

/** A purchase, a renewal or an upgrade in version 2 of the API, whose path has the transaction id. */
export const transactionRequestSchema = z
  .discriminatedUnion('context', [
    z.object({ context: z.literal('NEW'), ...createFields }),
    z.object({ context: z.literal('RENEWAL'), membership: membershipIdSchema, ...renewFields }),
    z.object({ context: z.literal('UPGRADE'), membership: membershipIdSchema, ...upgradeFields }),
  ])
  .register(namedSchemas, { id: 'TransactionRequest' });
type WithoutPassword<Request> = Request extends unknown ? Omit<Request, 'userDetails'> : never;
/** A transaction without the password, which the API does not keep. */
export type TransactionRequest = WithoutPassword<z.output<typeof transactionRequestSchema>>;

export const transactionResultSchema = z
  .object({
    result: z.object({
      status: z
        .enum(['PENDING', 'SUCCESS', 'FAILURE'])
        .meta({ description: 'PENDING: the club has accepted the transaction and has not executed it yet.' }),
      failureReason: z.string().optional().meta({
        description:
          'Only with FAILURE: a reason code such as 80005, MEMBERSHIP_NOT_FOUND, CLUB_NOT_FOUND, ITEM_NUMBER_INVALID or WITHDRAWN.',
      }),
      membershipId: membershipIdSchema.optional().meta({ description: 'Only with SUCCESS.' }),
    }),
  })
  .register(namedSchemas, { id: 'TransactionResult' });

export const purchaseLogRequestSchema = z
  .object({
    transactionId: transactionIdSchema,
    event: z
      .string()
      .regex(/^[A-Z][A-Z_]{1,39}$/)
      .meta({ description: 'What the shop did, e.g. SENT.' }),
    detail: z.string().max(200).optional(),
  })
  .register(namedSchemas, { id: 'PurchaseLogRequest' });

export const purchaseLogsResponseSchema = z
  .object({
    logs: z.array(
      z.object({
        source: z.enum(['SHOP', 'CLUB']),
        event: z.string(),
        detail: z.string().optional(),
        loggedAt: z.iso.datetime(),
      }),
    ),
  })
  .register(namedSchemas, { id: 'PurchaseLogsResponse' });
