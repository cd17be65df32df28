import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { createAddressRules } from '../../testing/modal-cases.ts';
import { ModalOpener, readers, renderInShop } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const me = createMember(locale);
  const complete = {
    AddressBook: { me },
    AddressRules: { addressRules: createAddressRules(locale) },
    Territories: { territories: [] },
  };

  /** Opens the form of a new address; `responses` replace those with which it loads. */
  async function openForm(responses: Responses) {
    const opener = <ModalOpener name="shippingAddress" args={{ trigger: 'address-book' }} />;
    const shop = await renderInShop(opener, { locale, viewer: { me }, responses: { ...complete, ...responses } });
    await shop.user.click(screen.getByRole('button', { name: 'Opener' }));
    const form = await screen.findByRole('dialog', { name: shop.translate('New address') });
    return { ...shop, form };
  }

  it.each([
    ['there is no member', { me: null }],
    ['the session has ended', failWithStatus(401)],
  ])('asks to sign in again when %s (ADDRESSES-108)', async (_when, AddressBook) => {
    const { translate, form } = await openForm({ AddressBook });
    const expectedText = translate('We couldn’t find your account. Sign in again to add or change an address.');
    expect(await within(form).findByRole('alert')).toHaveTextContent(expectedText);
    const link = within(form).getByRole('link', { name: translate('Sign in') });
    expect(link).toHaveAttribute('href', pathTo('login', locale, {}, { pageTo: `/${locale.code}/` }));
  });

  it.each(['AddressBook', 'AddressRules'])(
    'offers to try again when %s cannot be loaded (ADDRESSES-109)',
    async (operation) => {
      const { user, translate, form, graph } = await openForm({ [operation]: failWithCode('UPSTREAM_UNAVAILABLE') });
      const expectedText = translate('We couldn’t load the form. Your saved addresses haven’t changed; try again.');
      expect(await within(form).findByRole('alert')).toHaveTextContent(expectedText);
      graph.setResponses(complete);
      await user.click(within(form).getByRole('button', { name: translate('Try again') }));
      expect(await within(form).findByLabelText(translate('Address name'))).toBeVisible();
    },
  );
});
