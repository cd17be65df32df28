import { screen, waitFor } from '@testing-library/react';
import { useActionData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderLookup } from './order-lookup.tsx';

/** The form as its route shows it: the action gives null when it found no order. */
function LookupPage() {
  return <OrderLookup orderNumber="CR-1" isMissing={useActionData() === null} />;
}

it.each(readers)(
  'sends the form again while the page is loaded after a lookup, in $code (ORDERS-34)',
  async (locale) => {
    const emails = vi.fn();
    const { user, translate } = await renderInShop(<LookupPage />, {
      locale,
      pageData: {},
      pageRoute: {
        loader: () => new Promise(() => undefined),
        async action({ request }) {
          emails((await request.formData()).get('email'));
          return null;
        },
      },
    });
    const email = screen.getByLabelText(translate('Email'));
    await user.type(email, 'other@example.com{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.clear(email);
    await user.type(email, 'ana@example.com{Enter}');
    await waitFor(() => expect(emails.mock.calls).toEqual([['other@example.com'], ['ana@example.com']]));
  },
);

it.each(readers)('lists empty and malformed fields and sends nothing, in $code (ORDERS-361)', async (locale) => {
  const action = vi.fn(async () => null);
  const { user, translate } = await renderInShop(<LookupPage />, { locale, pageRoute: { action } });
  const number = screen.getByLabelText(translate('Order number'));
  const email = screen.getByLabelText(translate('Email'));
  await user.clear(number);
  await user.type(email, 'ana{Enter}');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(number).toHaveAccessibleDescription(translate('Enter the order number.'));
  expect(email).toHaveAccessibleDescription(translate('Enter a valid email address, such as ana@example.com.'));
  await user.type(number, 'CR-1');
  await user.type(email, '@example.com{Enter}');
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
});
