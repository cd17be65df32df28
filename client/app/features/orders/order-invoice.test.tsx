import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderInvoice } from './order-invoice.tsx';

const named = {
  __typename: 'OrderInvoice',
  typeLabel: 'Cédula jurídica',
  isNamed: true,
  hasFiscalCredit: true,
  identification: '3101123456',
  name: 'Soda Ana S. A.',
  email: 'ana@tarima.test',
} as const;

describe.each(readers)('in $code', (locale) => {
  it('shows the buyer of an invoice (INVOICING-110)', async () => {
    const { translate } = await renderInShop(<OrderInvoice invoice={named} />, { locale });
    expect(screen.getByRole('heading', { name: translate('Invoice') })).toBeVisible();
    for (const text of ['Soda Ana S. A.', '3101123456', translate('With fiscal credit')]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(translate('Sent to {email}', { email: named.email }))).toBeVisible();
  });

  it('shows the type of an invoice that names nobody (INVOICING-110)', async () => {
    const ticket = { ...named, isNamed: false, hasFiscalCredit: false, identification: null, name: null, email: null };
    const { translate } = await renderInShop(<OrderInvoice invoice={ticket} />, { locale });
    expect(screen.getByText('Cédula jurídica')).toBeVisible();
    expect(screen.queryByText(translate('With fiscal credit'))).not.toBeInTheDocument();
  });
});
