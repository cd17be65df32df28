import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createEncryptionKey, createSavedCard, fillCard } from '../../testing/cards.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { WalletView } from './wallet-view.tsx';

let key: Responses;
beforeAll(async () => {
  key = { CardEncryptionKey: await createEncryptionKey() };
});

describe.each(readers)('in $code', (locale) => {
  const visa = createSavedCard('1', { isDefault: true });
  const other = createSavedCard('2', { lastDigits: '1005' });

  async function openWallet(savedCards: readonly object[], responses: Responses = {}) {
    const shop = await renderInShop(<WalletView />, {
      locale,
      viewer: { me: createMember(locale) },
      responses: { Wallet: { savedCards }, ...key, ...responses },
    });
    const nameOf = (lastDigits: string) =>
      shop.translate('{network} ending in {lastDigits}', { network: 'Visa', lastDigits });
    const button = (message: string, lastDigits = '') =>
      screen.getByRole('button', { name: shop.translate(message, { name: nameOf(lastDigits) }) });
    const card = (lastDigits: string) => screen.findByRole('article', { name: nameOf(lastDigits) });
    const findDefaultBadge = async (lastDigits: string) =>
      within(await card(lastDigits)).queryByText(shop.translate('Default'), { selector: 'span' });
    return { ...shop, nameOf, button, card, findDefaultBadge };
  }

  it('shows a newly saved card and returns the focus to the add button', async () => {
    const { user, translate, card, findDefaultBadge, button } = await openWallet([], {
      AddCard: { addCard: { __typename: 'AddCardSuccess', savedCards: [visa] } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: translate('No saved cards') })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(button('Add a card'));
    const form = await screen.findByRole('dialog', { name: translate('Add a card') });
    await fillCard(user, translate);
    await user.click(within(form).getByRole('button', { name: translate('Save card') }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await card('1000')).toHaveTextContent('•••• 1000');
    expect(await findDefaultBadge('1000')).not.toBeNull();
    await waitFor(() => expect(button('Add a card')).toHaveFocus());
    await user.click(button('Add a card'));
    const reopened = await screen.findByRole('dialog', { name: translate('Add a card') });
    expect(
      within(reopened).getByLabelText(translate('Card number')),
      'the previous card’s details are cleared',
    ).toHaveValue('');
  });

  it('makes a card the default and keeps the focus on that card (PAYMENTS-78)', async () => {
    const savedCards = [createSavedCard('2', { lastDigits: '1005', isDefault: true }), createSavedCard('1')];
    const { user, translate, nameOf, card, findDefaultBadge, button, graph } = await openWallet([visa, other], {
      SetDefaultCard: { setDefaultCard: { __typename: 'SetDefaultCardSuccess', savedCards } },
    });
    await card('1005');
    await user.click(button('Set as default: {name}', '1005'));
    const expectedText = translate('{name} is now your default card.', { name: nameOf('1005') });
    expect(await screen.findByText(expectedText)).toBeVisible();
    expect(await findDefaultBadge('1005')).not.toBeNull();
    expect(await findDefaultBadge('1000')).toBeNull();
    expect(button('Delete {name}', '1005')).toHaveFocus();
    expect(graph.getRequests('SetDefaultCard')).toEqual([{ input: { cardId: '2' } }]);
  });

  it('deletes a card only after confirmation (PAYMENTS-77)', async () => {
    const { user, translate, nameOf, card, button, graph } = await openWallet([visa, other], {
      DeleteCard: { deleteCard: { __typename: 'DeleteCardSuccess', savedCards: [{ ...other, isDefault: true }] } },
    });
    await card('1000');
    const opener = button('Delete {name}', '1000');
    await user.click(opener);
    const title = translate('Delete {name}?', { name: nameOf('1000') });
    const confirmation = await screen.findByRole('dialog', { name: title });
    expect(await findViolations()).toEqual([]);
    await user.click(within(confirmation).getByRole('button', { name: translate('Keep it') }));
    await waitFor(() => expect(confirmation).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(graph.getRequests('DeleteCard')).toEqual([]);

    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: translate('Yes, delete it') }));
    expect(await screen.findByText(translate('{name} was deleted.', { name: nameOf('1000') }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: nameOf('1000') })).toBeNull());
    await waitFor(() => expect(button('Add a card')).toHaveFocus());
    expect(graph.getRequests('DeleteCard')).toEqual([{ input: { cardId: '1' } }]);
  });

  it.each([
    [
      { setDefaultCard: { __typename: 'CardCannotBeDefault', code: 'X', message: '' } },
      'This card can’t be your default card. Choose another card.',
    ],
    [
      { setDefaultCard: { __typename: 'CardNotFound', code: 'X', message: '', savedCards: [visa] } },
      'This card has been deleted.',
    ],
    [failWithCode('UPSTREAM_UNAVAILABLE'), 'We couldn’t make that change. Check your saved cards and try again.'],
  ])('shows why a card cannot become the default (%#)', async (response, expectedText) => {
    const { user, translate, card, button } = await openWallet([visa, other], { SetDefaultCard: response });
    await card('1005');
    await user.click(button('Set as default: {name}', '1005'));
    expect(await screen.findByText(translate(expectedText))).toBeVisible();
  });

  it('says that a flagged card can no longer pay, and offers to delete it only (PAYMENTS-69)', async () => {
    const { user, translate, nameOf, card, button, graph } = await openWallet(
      [visa, createSavedCard('3', { lastDigits: '1083', isFlagged: true })],
      { DeleteCard: { deleteCard: { __typename: 'DeleteCardSuccess', savedCards: [visa] } } },
    );
    const flagged = within(await card('1083'));
    expect(flagged.getByText(translate('Can’t be used'))).toBeVisible();
    expect(
      flagged.getByText(
        translate(
          'We can no longer take payments with this card. Delete it and add another one. If you think it should work, call your bank.',
        ),
      ),
    ).toBeVisible();
    expect(flagged.getAllByRole('button')).toEqual([button('Delete {name}', '1083')]);
    expect(within(await card('1000')).queryByText(translate('Can’t be used'))).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(button('Delete {name}', '1083'));
    await user.click(await screen.findByRole('button', { name: translate('Yes, delete it') }));
    await waitFor(() => expect(screen.queryByRole('article', { name: nameOf('1083') })).toBeNull());
    expect(graph.getRequests('DeleteCard')).toEqual([{ input: { cardId: '3' } }]);
  });

  it('opens the sign-in dialog when the session has ended (ACCOUNT-24)', async () => {
    const { user, translate, card, button } = await openWallet([visa], { DeleteCard: failWithStatus(401) });
    await card('1000');
    await user.click(button('Delete {name}', '1000'));
    await user.click(await screen.findByRole('button', { name: translate('Yes, delete it') }));
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
  });
});
