import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createDeferred, failWithStatus, type Responses, type Variables } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { InvoicingStep } from './index.ts';
import type { InvoicingStepProps } from './invoicing-step.tsx';

const createType = (id: string, more: object = {}) => ({
  __typename: 'InvoiceIdType',
  id,
  label: `Type ${id}`,
  isInvoice: true,
  mask: null,
  example: null,
  maximum: null,
  ...more,
});
const createField = (name: string, more: object = {}) => ({
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

const createDetails = (more: object = {}) => ({
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
const ticketDetails = createDetails({
  idType: 'ET',
  identification: '222222222222',
  invoicingEnabled: false,
  name: null,
  email: null,
});

describe.each(readers)('in $code', (locale) => {
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
    const step = <InvoicingStep cartId="cart" total={{ centAmount: 100_000 }} onStatus={onStatus} {...props} />;
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
      const { cartId: _cartId, ...input } = variables.input as Record<string, unknown>;
      const isTicket = input.idType === 'ET';
      const details = isTicket ? ticketDetails : createDetails({ ...input, ...more });
      return { setInvoiceDetails: { __typename: 'SetInvoiceDetailsSuccess', details } };
    };
  }

  it('shows nothing and is valid in a market without electronic invoices (INVOICING-1)', async () => {
    const { onStatus } = await show({ form: { isOffered: false, idTypes: [], fields: [] } });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('begins with the market’s default, which is valid without a request (INVOICING-104)', async () => {
    const { radio, onStatus, graph, translate } = await show();
    expect(await screen.findByRole('radio', { name: /^Type ET/ })).toBeChecked();
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(radio(translate('Electronic invoice'))).not.toBeChecked();
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('is invalid until an electronic invoice is complete and saved (INVOICING-16)', async () => {
    const { user, translate, field, radio, save, onStatus, graph } = await show();
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${translate('Electronic invoice')}`) }));
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Missing idType', 'Missing identification', 'Missing name', 'Missing email']);
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([]);
    expect(await findViolations()).toEqual([]);

    await user.selectOptions(field('Label idType'), type.id);
    await user.type(field(`Type ${type.id}`), example.replaceAll('-', ''));
    expect(field(`Type ${type.id}`), 'the mask of the type').toHaveValue(example);
    await user.type(field('Label name'), 'Ana Rojas');
    await user.type(field('Label email'), 'ana@tarima.test');
    await user.click(save());
    await screen.findByRole('button', { name: translate('Change the invoice details') });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([
      {
        input: {
          cartId: 'cart',
          fiscalEnable: false,
          idType: type.id,
          identification: example,
          name: 'Ana Rojas',
          email: 'ana@tarima.test',
        },
      },
    ]);
    expect(radio(translate('Electronic invoice'))).toBeChecked();
  });

  it('checks identification and e-mail address in the browser (INVOICING-100)', async () => {
    const { user, translate, field, save, graph } = await show({ details: named });
    await user.click(await screen.findByRole('button', { name: translate('Change the invoice details') }));
    await user.clear(field(`Type ${type.id}`));
    await user.type(field(`Type ${type.id}`), '12');
    await user.clear(field('Label email'));
    await user.type(field('Label email'), 'ana');
    await user.click(save());
    await waitFor(() =>
      expect(field(`Type ${type.id}`)).toHaveAccessibleDescription(
        translate('Check the number: it doesn’t match this type of ID.'),
      ),
    );
    expect(field('Label email')).toHaveAccessibleDescription(
      translate('Enter a valid email address, such as ana@example.com.'),
    );
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([]);
  });

  it('saves a ticket when it is chosen (INVOICING-11)', async () => {
    const response = createDeferred<object>();
    const { user, radio, onStatus, graph, translate } = await show({
      details: named,
      responses: { SetInvoiceDetails: () => response.promise as never },
    });
    await screen.findByText('Ana Rojas');
    await user.click(radio('Type ET'));
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('loading'));
    response.resolve({ setInvoiceDetails: { __typename: 'SetInvoiceDetailsSuccess', details: ticketDetails } });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([
      { input: { cartId: 'cart', idType: 'ET', fiscalEnable: false } },
    ]);
    expect(screen.queryByText('Ana Rojas')).not.toBeInTheDocument();
    expect(screen.getByText(translate('Invoice details saved.'))).toBeInTheDocument();
  });

  it('does not offer a ticket above its maximum (INVOICING-15)', async () => {
    const maximum = { __typename: 'Money', centAmount: 99_999, currency: locale.market.currency, fractionDigits: 2 };
    const { radio, onStatus } = await show({
      form: { idTypes: [type, createType('ET', { isInvoice: false, maximum })] },
    });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    expect(radio('Type ET')).toBeDisabled();
  });

  it('offers the details of the member’s last invoice (INVOICING-106)', async () => {
    const { user, translate, field, save, graph } = await show({ details: ticketDetails, saved: named });
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${translate('Electronic invoice')}`) }));
    expect(
      screen.getByText(translate('These are the details of your last invoice. Check them before you save.')),
    ).toBeVisible();
    expect(field('Label name')).toHaveValue('Ana Rojas');
    await user.click(save());
    await screen.findByRole('button', { name: translate('Change the invoice details') });
    expect(graph.getRequests('SetInvoiceDetails')).toMatchObject([{ input: { identification: named.identification } }]);
  });

  it('shows the server’s refusal at its field and in the summary (INVOICING-100)', async () => {
    const refused = {
      __typename: 'InvalidInvoice',
      code: 'INVALID_IDENTIFICATION',
      message: 'The server refuses it.',
      field: 'identification',
    };
    const { user, translate, field, save, onStatus } = await show({
      details: named,
      responses: { SetInvoiceDetails: { setInvoiceDetails: refused } },
    });
    await user.click(await screen.findByRole('button', { name: translate('Change the invoice details') }));
    await user.click(save());
    await waitFor(() => expect(field(`Type ${type.id}`)).toHaveAccessibleDescription('The server refuses it.'));
    expect(onStatus).toHaveBeenLastCalledWith('invalid');
  });

  it('opens the form at the field for which an order was refused (INVOICING-105)', async () => {
    const failure = { code: 'INVOICE_FIELD_MISSING', message: 'The order needs it.', field: 'name' };
    const { onStatus } = await show({ details: named, failure });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    expect(await screen.findAllByText('The order needs it.')).not.toHaveLength(0);
  });

  it('keeps the input when the details cannot be saved', async () => {
    const { user, translate, field, save } = await show({
      details: named,
      responses: { SetInvoiceDetails: failWithStatus(0) },
    });
    await user.click(await screen.findByRole('button', { name: translate('Change the invoice details') }));
    await user.click(save());
    expect(
      await screen.findByText(translate('We couldn’t save your invoice details. Check your connection and try again.')),
    ).toBeVisible();
    expect(field('Label name')).toHaveValue('Ana Rojas');
  });

  it('can be loaded again after a failure', async () => {
    const { user, translate, graph, onStatus } = await show({ responses: { CartInvoice: failWithStatus(0) } });
    expect(await screen.findByText(translate('We couldn’t load the invoice options.'))).toBeVisible();
    expect(onStatus).toHaveBeenLastCalledWith('invalid');
    graph.setResponses({ CartInvoice: { invoiceDetails: { __typename: 'CartInvoice', details: null, saved: null } } });
    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    expect(await screen.findByRole('radio', { name: /^Type ET/ })).toBeChecked();
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
  });

  it('asks for fiscal credit the tax id, territories and the economic activity (INVOICING-8, INVOICING-9, INVOICING-12)', async () => {
    const credit = { isAsked: false, isRequired: false };
    const fields = [
      ...['idType', 'identification'].map((name) => createField(name)),
      ...['secondaryIdType', 'secondaryIdentification', 'economicActivity', 'departmentType', 'municipalityType'].map(
        (name) => createField(name, credit),
      ),
    ];
    const { user, translate, field, save, graph } = await show({
      form: {
        fields,
        isFiscalCreditOffered: true,
        fiscalCreditIdTypes: [type],
        secondaryIdTypes: [createType(tax, { label: 'Tax id' })],
      },
      responses: {
        EconomicActivities: {
          economicActivities: [
            { __typename: 'EconomicActivity', id: '4711', name: 'Supermercados' },
            { __typename: 'EconomicActivity', id: '5610', name: 'Restaurantes y cafés' },
          ],
        },
        Territories: ({ parentId }) => ({
          territories: [
            { __typename: 'Territory', id: `${parentId ?? 'root'}/1`, name: parentId ? 'Escazú' : 'San José' },
          ],
        }),
      },
    });
    await user.click(
      await screen.findByRole('radio', { name: new RegExp(`^${translate('Invoice with fiscal credit')}`) }),
    );
    expect(field('Label idType'), 'the only type is chosen').toHaveValue(type.id);
    expect(field('Label municipalityType')).toBeDisabled();
    await user.type(field(`Type ${type.id}`), example);
    await user.type(field('Tax id'), taxId);
    await user.selectOptions(
      await screen.findByLabelText('Label departmentType'),
      await screen.findByRole('option', { name: 'San José' }),
    );
    await user.selectOptions(field('Label municipalityType'), await screen.findByRole('option', { name: 'Escazú' }));
    await user.type(field(translate('Find your economic activity')), 'CAFE');
    expect(screen.queryByRole('option', { name: /Supermercados/ })).not.toBeInTheDocument();
    await user.selectOptions(field('Label economicActivity'), '5610');
    await user.click(save());
    await screen.findByRole('button', { name: translate('Change the invoice details') });
    expect(graph.getRequests('SetInvoiceDetails')).toMatchObject([
      {
        input: {
          fiscalEnable: true,
          secondaryIdType: tax,
          secondaryIdentification: taxId,
          economicActivity: '5610',
          departmentType: 'root/1',
          municipalityType: 'root/1/1',
        },
      },
    ]);
  });
});
