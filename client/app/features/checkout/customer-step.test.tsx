import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { type Answers, errorCode } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CustomerStep } from './customer-step.tsx';

describe.each(readers)('in $code', (locale) => {
  async function show(answers: Answers = { MembershipCheck: { isMembershipValid: true } }) {
    const onDone = vi.fn(async () => {});
    const shop = await renderInShop(<CustomerStep known={undefined} onDone={onDone} />, { locale, answers });
    const field = (message: string) => screen.getByLabelText(shop.words(message));
    const write = async (email: string, membershipNumber: string) => {
      await shop.user.type(field('Email'), email);
      await shop.user.type(field('Membership number'), membershipNumber);
      await shop.user.click(screen.getByRole('button', { name: shop.words('Continue') }));
    };
    return { ...shop, onDone, field, write };
  }
  const number = '64010000012345';

  it('offers to sign in and come back', async () => {
    const { words } = await show();
    const back = pathTo('login', locale, {}, { pageTo: pathTo('checkout', locale) });
    expect(screen.getByRole('link', { name: words('Sign in') })).toHaveAttribute('href', back);
  });

  it('names what is wrong on top and at the field, and asks the club nothing (CHECKOUT-16)', async () => {
    const { words, graph, field, write, onDone } = await show();
    await write('ana', '123');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(field('Email')).toHaveAccessibleDescription(words('Enter an email address such as ana@example.com.'));
    expect(field('Membership number')).toHaveAccessibleDescription(words('Enter your 14-digit membership number.'));
    expect(await findViolations()).toEqual([]);
    expect(graph.sent('MembershipCheck')).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('goes on with a membership that the club knows (CHECKOUT-17)', async () => {
    const { graph, write, onDone } = await show();
    await write('ana@example.com', number);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ email: 'ana@example.com', membershipNumber: number }));
    expect(graph.sent('MembershipCheck')).toEqual([{ membershipNumber: number }]);
  });

  it('says that the club does not know the membership (CHECKOUT-17)', async () => {
    const { words, field, write, onDone } = await show({ MembershipCheck: { isMembershipValid: false } });
    await write('ana@example.com', number);
    const told = words('We don’t recognise that membership number. Check it and try again.');
    await waitFor(() => expect(field('Membership number')).toHaveAccessibleDescription(told));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('goes on without an answer: the club checks again before anything is charged (CHECKOUT-18)', async () => {
    const { write, onDone } = await show({ MembershipCheck: errorCode('UPSTREAM_UNAVAILABLE') });
    await write('ana@example.com', number);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
