import type { Locale } from '@tarima/markets/locale';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { InvoicingStep, type InvoicingStepProps } from '../features/invoicing/invoicing-step.tsx';
import type { Responses, Variables } from './graph.ts';
import { renderInShop } from './render.tsx';

/** A type of identification. */
export const createType = (id: string, more: object = {}) => ({
  __typename: 'InvoiceIdType',
  id,
  label: `Type ${id}`,
  isInvoice: true,
  mask: null,
  example: null,
  maximum: null,
  ...more,
});
/** A field of the form. */
export const createField = (name: string, more: object = {}) => ({
  __typename: 'InvoiceFormField',
  name,
  label: `Label ${name}`,
  isAsked: true,
  isRequired: true,
  isAskedForFiscalCredit: true,
  isRequiredForFiscalCredit: true,
  maxLength: null,
  missingMessage: `Missing ${name}`,
  ...more,
});

/** A personal type and a tax id type of Costa Rica and of Jamaica. */
const examples = {
  CR: { type: createType('ID', { mask: '0-0000-0000' }), example: '1-0613-0584', tax: 'CJ', taxId: '3-101-123456' },
  JM: { type: createType('TRN', { mask: '000-000-000' }), example: '123-456-789', tax: 'PP', taxId: 'A123456' },
};
const ticket = createType('ET', { isInvoice: false });

/** Invoice details of a cart. */
export const createDetails = (more: object = {}) => ({
  __typename: 'InvoiceDetails',
  idType: 'ID',
  identification: '106130584',
  secondaryIdType: null,
  secondaryIdentification: null,
  name: 'Ana Rojas',
  email: 'ana@tarima.test',
  economicActivity: null,
  departmentType: null,
  municipalityType: null,
  citiesType: null,
  addressType: null,
  fiscalEnable: false,
  invoicingEnabled: true,
  ...more,
});
/** The details of a ticket. */
export const ticketDetails = createDetails({
  idType: 'ET',
  identification: '222222222222',
  invoicingEnabled: false,
  name: null,
  email: null,
});

/** The invoicing step for a market with two types of identification and a ticket. */
export function createInvoicingScenario(locale: Locale) {
  const { type, example, tax, taxId } = examples[locale.market.code as keyof typeof examples];
  const named = createDetails({ idType: type.id, identification: example.replaceAll('-', '') });
  const createForm = (more: object = {}) => ({
    __typename: 'InvoiceForm',
    isOffered: true,
    isFiscalCreditOffered: false,
    defaultIdType: 'ET',
    idTypes: [type, createType('PP'), ticket],
    fiscalCreditIdTypes: [],
    secondaryIdTypes: [],
    fields: ['idType', 'identification', 'name', 'email'].map((name) => createField(name)),
    ...more,
  });

  async function show({
    form = {},
    details = null,
    saved = null,
    responses = {},
    ...props
  }: {
    form?: object;
    details?: object | null;
    saved?: object | null;
    responses?: Responses;
  } & Partial<InvoicingStepProps> = {}) {
    const onStatus = vi.fn();
    const step = (
      <InvoicingStep target={{ cartId: 'cart' }} total={{ centAmount: 100_000 }} onStatus={onStatus} {...props} />
    );
    const shop = await renderInShop(step, {
      locale,
      responses: {
        InvoiceForm: { invoiceForm: createForm(form) },
        CartInvoice: { invoiceDetails: { __typename: 'CartInvoice', details, saved } },
        SetInvoiceDetails: saveAs(),
        ...responses,
      },
    });
    const { translate } = shop;
    const field = (label: string) => screen.getByLabelText(label);
    const radio = (label: string) => screen.getByRole('radio', { name: new RegExp(`^${label}`) });
    const save = () => screen.getByRole('button', { name: translate('Save invoice details') });
    return { ...shop, onStatus, field, radio, save };
  }
  /** The graph returns what it receives. */
  function saveAs(more: object = {}) {
    return (variables: Variables) => {
      const { cartId: _cartId, attemptId: _attemptId, ...input } = variables.input as Record<string, unknown>;
      const isTicket = input.idType === 'ET';
      const details = isTicket ? ticketDetails : createDetails({ ...input, ...more });
      return { setInvoiceDetails: { __typename: 'SetInvoiceDetailsSuccess', details } };
    };
  }
  return { type, example, tax, taxId, named, createForm, show, saveAs };
}
