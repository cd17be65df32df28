import { describe, expect, it } from 'vitest';
import { member, startInvoicingForEach } from '../testing/invoicing-graph.ts';
import { guest } from '../testing/payments-graph.ts';

const { payments, execute, configure } = await startInvoicingForEach();

const formQuery = `{ invoiceForm { isOffered isFiscalCreditOffered defaultIdType
  idTypes { id label isInvoice mask example pattern hasCheckDigit fixedIdentification fixedName maximum { centAmount currency } }
  fiscalCreditIdTypes { id } secondaryIdTypes { id label }
  fields { name label isAsked isRequired isAskedForFiscalCredit isRequiredForFiscalCredit maxLength missingMessage } } }`;

describe('invoiceForm', () => {
  it('is the same for shoppers and partners (INVOICING-102)', async () => {
    configure();
    const partner = { kind: 'partner', clientId: 'p', scopes: ['cart:write'] } as never;
    const forms = await Promise.all([guest, member, partner].map((identity) => execute(formQuery, {}, identity)));
    for (const { data, errors } of forms) {
      expect(errors).toBeUndefined();
      expect(data).toEqual(forms[0]?.data);
    }
    expect(forms[0]?.data.invoiceForm).toMatchObject({
      isOffered: true,
      isFiscalCreditOffered: false,
      defaultIdType: 'ET',
      idTypes: [
        { id: 'ID', label: 'Cédula física', mask: '0-0000-0000', isInvoice: true },
        { id: 'CJ', label: 'Cédula jurídica', pattern: '^[2-5]\\d{9}$' },
        {
          id: 'ET',
          label: 'Tiquete electrónico',
          isInvoice: false,
          fixedIdentification: '222222222222',
          fixedName: 'CONSUMIDOR FINAL',
        },
      ],
    });
  });

  it('has the country’s terms, limits and fiscal credit, in the language of the request (INVOICING-12, INVOICING-101, INVOICING-102)', async () => {
    payments.configureInvoicing({
      electronicInvoice: true,
      finalCustomer: true,
      fiscalCredit: true,
      taxIdType: 'RTN',
      idTypes: ['ID'],
      defaultIdType: 'CF',
      finalCustomerMaximumCents: 500,
      requiredFields: ['email'],
      fiscalCreditRequiredFields: ['departmentType'],
      territoryLevels: [],
    });
    const { data } = await execute(formQuery, {}, guest, undefined, 'HN', 'en');
    expect(data.invoiceForm).toMatchObject({
      isFiscalCreditOffered: true,
      idTypes: [
        {
          id: 'CF',
          label: 'Final consumer',
          fixedName: 'FINAL CUSTOMER',
          maximum: { centAmount: 500, currency: 'HNL' },
        },
        { id: 'ID', label: 'DNI', hasCheckDigit: false },
      ],
      fiscalCreditIdTypes: [{ id: 'ID' }],
      secondaryIdTypes: [{ id: 'RTN', label: 'RTN (tax ID)' }],
    });
    const field = (name: string) =>
      data.invoiceForm.fields.find((candidate: { name: string }) => candidate.name === name);
    expect(field('email')).toMatchObject({
      isRequired: true,
      isRequiredForFiscalCredit: true,
      missingMessage: 'The email is missing.',
    });
    expect(field('departmentType')).toMatchObject({
      label: 'Department',
      isAsked: false,
      isRequiredForFiscalCredit: true,
    });
  });

  it('is empty in a market without electronic invoices (INVOICING-1)', async () => {
    const { data } = await execute(formQuery);
    expect(data.invoiceForm).toEqual({
      isOffered: false,
      isFiscalCreditOffered: false,
      defaultIdType: null,
      idTypes: [],
      fiscalCreditIdTypes: [],
      secondaryIdTypes: [],
      fields: [],
    });
  });
});
