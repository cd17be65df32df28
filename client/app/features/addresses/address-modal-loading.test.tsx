import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { memberOf } from '../../testing/fixtures.ts';
import { type Answers, errorCode, httpStatus } from '../../testing/graph.ts';
import { addressRules } from '../../testing/modal-cases.ts';
import { ModalOpener, readers, renderInShop } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const me = memberOf(locale);
  const complete = {
    AddressBook: { me },
    AddressRules: { addressRules: addressRules(locale) },
    Territories: { territories: [] },
  };

  /** Opens the form of a new address; `answers` replace the responses with which it loads. */
  async function openForm(answers: Answers) {
    const opener = <ModalOpener name="shippingAddress" args={{ trigger: 'address-book' }} />;
    const shop = await renderInShop(opener, { locale, viewer: { me }, answers: { ...complete, ...answers } });
    await shop.user.click(screen.getByRole('button', { name: 'Opener' }));
    const form = await screen.findByRole('dialog', { name: shop.words('New address') });
    return { ...shop, form };
  }

  it.each([
    ['there is no member', { me: null }],
    ['the session has ended', httpStatus(401)],
  ])('asks to sign in again when %s (ADDRESSES-108)', async (_when, AddressBook) => {
    const { words, form } = await openForm({ AddressBook });
    const expectedText = words('We couldn’t find your account. Sign in again to add or change an address.');
    expect(await within(form).findByRole('alert')).toHaveTextContent(expectedText);
    const link = within(form).getByRole('link', { name: words('Sign in') });
    expect(link).toHaveAttribute('href', pathTo('login', locale, {}, { pageTo: `/${locale.code}/` }));
  });

  it.each(['AddressBook', 'AddressRules'])(
    'offers to try again when %s cannot be loaded (ADDRESSES-109)',
    async (operation) => {
      const { user, words, form, graph } = await openForm({ [operation]: errorCode('UPSTREAM_UNAVAILABLE') });
      const expectedText = words('We couldn’t load the form. Your saved addresses haven’t changed.');
      expect(await within(form).findByRole('alert')).toHaveTextContent(expectedText);
      graph.answer(complete);
      await user.click(within(form).getByRole('button', { name: words('Try again') }));
      expect(await within(form).findByLabelText(words('Address name'))).toBeVisible();
    },
  );
});
