import type { Locale } from '@tarima/markets/locale';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createEncryptionKey, createSavedCard, fillCard } from '../../testing/cards.ts';
import { installFakeClock } from '../../testing/clock.ts';
import { createDeferred, failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { AddCardModal } from './add-card-modal.tsx';

let key: Responses;
beforeAll(async () => {
  key = { CardEncryptionKey: await createEncryptionKey() };
});

/** Renders the empty form of a new card. */
async function openForm(locale: Locale, responses: Responses = {}, options: ShopOptions = {}) {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  const shop = await renderInShop(<AddCardModal onSaved={onSaved} onClose={onClose} />, {
    locale,
    responses: { ...key, ...responses },
    ...options,
  });
  const modal = screen.getByRole('dialog', { name: shop.translate('Add a card') });
  const save = within(modal).getByRole('button', { name: shop.translate('Save card') });
  const field = (message: string) => within(modal).getByLabelText(shop.translate(message));
  return { ...shop, onSaved, onClose, modal, save, field };
}

describe.each(readers)('in $code', (locale) => {
  it('shows each field error in the summary and at its field, and links to the field', async () => {
    const { user, translate, modal, save, field } = await openForm(locale);
    await user.click(save);
    const summary = await within(modal).findByRole('alert');
    expect(summary).toHaveFocus();
    const [first] = within(summary).getAllByRole('link');
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(field('Card number')).toHaveAccessibleDescription(translate('Enter the card number.'));
    expect(field('Card number')).toBeInvalid();
    expect(await findViolations()).toEqual([]);
    if (first) await user.click(first);
    expect(field('Card number')).toHaveFocus();
  });

  it.each([
    ['9999 9999 9999 9999', 'We don’t recognise this card number. Check it and try again.'],
    ['4000 0000', 'The card number is incomplete.'],
    ['4000 0000 0000 1001', 'The card number isn’t valid. Check each digit.'],
  ])('shows the error for the number %s', async (number, expectedText) => {
    const { user, translate, save, field, graph } = await openForm(locale);
    await fillCard(user, translate, { number });
    await user.click(save);
    await waitFor(() => expect(field('Card number')).toHaveAccessibleDescription(translate(expectedText)));
    expect(graph.getRequests('AddCard')).toEqual([]);
  });

  it('accepts the networks of the market, and names them for another one (PAYMENTS-18)', async () => {
    const settings = {
      checkout: { ...defaultSettings.checkout, cardTypes: ['JCB' as const, 'VISA' as const, 'PAYPAL' as const] },
    };
    const { user, translate, save, field } = await openForm(locale, {}, { settings });
    const names = locale.language === 'es' ? 'JCB o Visa' : 'JCB or Visa';
    await fillCard(user, translate, { number: '5200 0000 0000 1005' });
    await user.click(save);
    const refusal = translate('We don’t accept this type of card. Use {accepted}.', { accepted: names });
    await waitFor(() => expect(field('Card number')).toHaveAccessibleDescription(refusal));
    await fillCard(user, translate, { number: '3530 1113 3330 0000' });
    await waitFor(() => expect(field('Card number')).toBeValid());
  });

  it.each([
    ['13/30', 'Enter the month and year, such as 09/28.'],
    ['01/20', 'This card has expired. Use another card.'],
  ])('shows the error for the date %s', async (expiry, expectedText) => {
    const { user, translate, save, field } = await openForm(locale);
    await fillCard(user, translate, { expiry });
    await user.click(save);
    await waitFor(() => expect(field('Expiry date')).toHaveAccessibleDescription(translate(expectedText)));
  });

  it('saves the encrypted card and closes (PAYMENTS-23)', async () => {
    const response = createDeferred<{ addCard: object }>();
    const { user, translate, save, graph, onSaved, client } = await openForm(locale, {
      AddCard: () => response.promise,
    });
    await fillCard(user, translate);
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await user.click(save);
    response.resolve({ addCard: { __typename: 'AddCardSuccess', savedCards: [createSavedCard('1')] } });
    expect(await screen.findByText(translate('Your card has been saved.'))).toBeVisible();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const sent = graph.getRequests('AddCard');
    expect(sent, 'sent once although the button is pressed twice').toHaveLength(1);
    expect(sent[0]).toMatchObject({ input: { holderName: 'Ana Rojas', keyId: 'key-1' } });
    expect(JSON.stringify([sent, client.cache.extract(), { ...localStorage }, { ...sessionStorage }])).not.toContain(
      '4000',
    );
  });

  it.each([
    [
      'CardAlreadySaved',
      { code: 'CARD_ALREADY_SAVED', savedCards: [] },
      'This card can’t be saved again. If you don’t see it in your saved cards, use another card.',
    ],
    [
      'CardNotSaved',
      { code: 'CARD_NOT_SAVED' },
      'Your bank didn’t accept this card, so we didn’t save it. Check the details and enter the security code again, or use another card.',
    ],
    [
      'InvalidCard',
      { code: 'CARD_DECLINED_TOO_OFTEN', field: 'card' },
      'This card was declined too many times, so we didn’t save it. Use another card, or try this one again later.',
    ],
    [
      'InvalidCard',
      { code: 'CARD_TYPE_NOT_ACCEPTED', field: 'card' },
      'We don’t accept this type of card, so we didn’t save it. Use another card.',
    ],
    [
      'InvalidCard',
      { code: 'INVALID_CARD', field: 'card' },
      'We couldn’t read the card details. Check the number, expiry date and security code.',
    ],
  ])(
    'after %s %o it shows the reason, keeps the input, and clears the security code',
    async (__typename, fields, expectedText) => {
      const { user, translate, modal, save, field, onSaved } = await openForm(locale, {
        AddCard: { addCard: { __typename, message: '', ...fields } },
      });
      await fillCard(user, translate);
      await user.click(save);
      const notice = await within(modal).findByRole('alert');
      expect(notice).toHaveTextContent(translate(expectedText));
      expect(notice).toHaveFocus();
      expect(field('Card number')).toHaveValue('4000 0000 0000 1000');
      expect(field('Expiry date')).toHaveValue('12/40');
      expect(field('Name on card')).toHaveValue('Ana Rojas');
      expect(field('Security code')).toHaveValue('');
      expect(await findViolations()).toEqual([]);
      expect(onSaved).not.toHaveBeenCalled();
    },
  );

  it('shows a refused holder name at its field', async () => {
    const { user, translate, save, field } = await openForm(locale, {
      AddCard: { addCard: { __typename: 'InvalidCard', code: 'INVALID_CARD', message: '', field: 'holderName' } },
    });
    await fillCard(user, translate);
    await user.click(save);
    const expectedText = translate('Enter the first and last name as they appear on the card.');
    await waitFor(() => expect(field('Name on card')).toHaveAccessibleDescription(expectedText));
  });

  it('keeps the input after a lost response, and retries with the same command id (PAYMENTS-80)', async () => {
    const { user, translate, modal, save, field, graph, onSaved } = await openForm(locale, {
      AddCard: failWithStatus(0),
      Wallet: { savedCards: [] },
    });
    await fillCard(user, translate);
    await user.click(save);
    const unknown =
      'We didn’t get a response, so we don’t know whether your card was saved. You can try again; it won’t be saved twice.';
    expect(await within(modal).findByText(translate(unknown))).toBeVisible();
    expect(field('Security code')).not.toHaveValue('');
    graph.setResponses({ AddCard: { addCard: { __typename: 'AddCardSuccess', savedCards: [createSavedCard('1')] } } });
    await user.click(save);
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const ids = graph.getRequests('AddCard').map(({ input }) => (input as { commandId: string }).commandId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    [
      failWithCode('UPSTREAM_UNAVAILABLE'),
      'We couldn’t save your card right now. What you entered is still here; try again in a few minutes.',
    ],
    [
      failWithStatus(401),
      'Your session has ended and the card wasn’t saved. Sign in and enter it again; card details are never kept in the browser.',
    ],
  ])('shows the failure of a request without a result (%#)', async (refusal, expectedText) => {
    const { user, translate, modal, save } = await openForm(locale, { AddCard: refusal });
    await fillCard(user, translate);
    await user.click(save);
    expect(await within(modal).findByText(translate(expectedText))).toBeInTheDocument();
  });

  it('disables the button until the retry time and shows that time (PAYMENTS-61)', async () => {
    const clock = installFakeClock('2026-11-22T10:00:00Z');
    const limited = {
      __typename: 'TooManyPaymentAttempts',
      code: 'TOO_MANY_PAYMENT_ATTEMPTS',
      message: '',
      retryAfterSeconds: 600,
    };
    const { user, translate, modal, save } = await openForm(locale, { AddCard: { addCard: limited } }, clock.options);
    await fillCard(user, translate);
    await user.click(save);
    const notice = await within(modal).findByRole('alert');
    expect(notice).toHaveTextContent(translate('Too many attempts in a row. Your card wasn’t saved.'));
    expect(save).toBeDisabled();
    await clock.pass(9 * 60_000);
    expect(save).toBeDisabled();
    await clock.pass(60_000 + 1_000);
    expect(notice).toHaveTextContent(translate('You can try again now.'));
    expect(save).toBeEnabled();
  });

  it.each([
    ['Ana4<>Rojas', 'AnaRojas'],
    ["Dra. Zoë_ O’Neill-D'Sá1", "Dra. Zoë O’Neill-D'Sá"],
  ])('removes characters that do not occur in names from the holder %s (PAYMENTS-16)', async (typed, shown) => {
    const { user, field } = await openForm(locale);
    await user.type(field('Name on card'), typed);
    expect(field('Name on card')).toHaveValue(shown);
  });

  it('shows the network and the length of its code while the number is typed', async () => {
    const { user, translate, field, modal } = await openForm(locale);
    await user.type(field('Card number'), '4');
    expect(within(modal).getByText('Visa')).toBeVisible();
    expect(field('Security code')).toHaveAccessibleDescription(translate('3 digits, on the back'));
    await user.clear(field('Card number'));
    await user.type(field('Card number'), '378282246310005');
    expect(field('Card number')).toHaveValue('3782 822463 10005');
    expect(within(modal).getByText('American Express')).toBeVisible();
    expect(field('Security code')).toHaveAccessibleDescription(translate('4 digits, on the front'));
  });

  it('closes on Escape but not on a click beside it', async () => {
    const { user, modal, onClose } = await openForm(locale);
    fireEvent.click(modal);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
