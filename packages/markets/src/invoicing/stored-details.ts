import { z } from 'zod/mini';
import { type InvoiceDetails, idTypes } from './fields.ts';

/** The JSON in the custom field `electronic_invoice` of a cart or an order (INVOICING-4, INVOICING-5). */
export const storedDetailsSchema = z.object({
  identification: z.string(),
  idType: z.enum(idTypes),
  name: z.string(),
  email: z.string(),
  invoicingEnabled: z.boolean(),
  secondaryIdentification: z.string(),
  secondaryIdType: z.union([z.enum(idTypes), z.literal('')]),
  citiesType: z.string(),
  departmentType: z.string(),
  municipalityType: z.string(),
  addressType: z.string(),
  economicActivity: z.string(),
  fiscalEnable: z.boolean(),
});

/** The details in a custom field; undefined when the field is not set or cannot be read. */
export function parseStoredDetails(json: string | undefined): InvoiceDetails | undefined {
  return json === undefined ? undefined : storedDetailsSchema.safeParse(parseJson(json)).data;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
