import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { failWithCode, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CustomerStep } from './customer-step.tsx';

describe.each(readers)('in $code', (locale) => {
  async function show(responses: Responses = { MembershipCheck: { isMembershipValid: true } }) {
    const onDone = vi.fn(async () => {});
    const shop = await renderInShop(<CustomerStep known={undefined} onDone={onDone} />, { locale, responses });
    const field = (message: string) => screen.getByLabelText(shop.translate(message));
    const fillIn = async (email: string, membershipNumber: string) => {
      await shop.user.type(field('Email'), email);
      await shop.user.type(field('Membership number'), membershipNumber);
      await shop.user.click(screen.getByRole('button', { name: shop.translate('Continue') }));
    };
    return { ...shop, onDone, field, fillIn };
  }
  const number = '64010000012345';

  it('links to sign-in and back to the checkout', async () => {
    const { translate } = await show();
    const back = pathTo('login', locale, {}, { pageTo: pathTo('checkout', locale) });
    expect(screen.getByRole('link', { name: translate('Sign in') })).toHaveAttribute('href', back);
  });

  it('shows errors in the summary and at the fields, and sends no request (CHECKOUT-16)', async () => {
    const { translate, graph, field, fillIn, onDone } = await show();
    await fillIn('ana', '123');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(field('Email')).toHaveAccessibleDescription(
      expect.stringContaining(translate('Enter a valid email address, such as ana@example.com.')),
    );
    expect(field('Membership number')).toHaveAccessibleDescription(
      expect.stringContaining(translate('Enter your 14-digit membership number.')),
    );
    expect(await findViolations()).toEqual([]);
    expect(graph.getRequests('MembershipCheck')).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('continues with a valid membership number (CHECKOUT-17)', async () => {
    const { graph, fillIn, onDone } = await show();
    await fillIn('ana@example.com', number);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ email: 'ana@example.com', membershipNumber: number }));
    expect(graph.getRequests('MembershipCheck')).toEqual([{ membershipNumber: number }]);
  });

  it('keeps what was typed when the page is loaded again (CHECKOUT-459)', async () => {
    const first = await show();
    await first.fillIn('ana@exam', '640');
    cleanup();
    const { field } = await show();
    expect(field('Email')).toHaveValue('ana@exam');
    expect(field('Membership number')).toHaveValue('640');
  });

  it('shows an error for an unknown membership number (CHECKOUT-17)', async () => {
    const { translate, field, fillIn, onDone } = await show({ MembershipCheck: { isMembershipValid: false } });
    await fillIn('ana@example.com', number);
    const expectedText = translate('We don’t recognise that membership number. Check it and try again.');
    await waitFor(() =>
      expect(field('Membership number')).toHaveAccessibleDescription(expect.stringContaining(expectedText)),
    );
    expect(onDone).not.toHaveBeenCalled();
  });

  it('continues when the check fails, because it is repeated before the charge (CHECKOUT-18)', async () => {
    const { fillIn, onDone } = await show({ MembershipCheck: failWithCode('UPSTREAM_UNAVAILABLE') });
    await fillIn('ana@example.com', number);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
