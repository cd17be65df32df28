import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createInvoicingScenario, createType } from '../../testing/invoicing.tsx';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { type, example, tax, taxId, show } = createInvoicingScenario(locale);

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
