import { cartNotReady } from '../domain/failure.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { toInvoiceDetails } from './invoice-details.ts';
import { toInvoiceTarget } from './invoice-target.ts';

export const setInvoiceDetails: MutationResolvers['setInvoiceDetails'] = async (_parent, { input }, context) => {
  const { shopper, language, invoicing } = context;
  if (!shopper) return failureResult(cartNotReady, language);
  const result = await invoicing.set(shopper, {
    target: toInvoiceTarget(input),
    idType: input.idType,
    identification: input.identification ?? '',
    secondaryIdType: input.secondaryIdType ?? '',
    secondaryIdentification: input.secondaryIdentification ?? '',
    name: input.name ?? '',
    email: input.email ?? '',
    economicActivity: input.economicActivity ?? '',
    departmentType: input.departmentType ?? '',
    municipalityType: input.municipalityType ?? '',
    citiesType: input.citiesType ?? '',
    addressType: input.addressType ?? '',
    fiscalEnable: input.fiscalEnable ?? false,
  });
  if (result.type === 'SetInvoiceDetailsSuccess') {
    return { __typename: result.type, details: toInvoiceDetails(result.details) };
  }
  const failure = failureResult(result, language);
  // The content service has the texts of missing fields (INVOICING-7).
  return result.type === 'InvalidInvoice' && result.code === 'INVOICE_FIELD_MISSING'
    ? { ...failure, message: invoicing.getMissingMessage(result.field, language) }
    : failure;
};
