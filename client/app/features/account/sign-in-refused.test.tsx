import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInRefusals } from '../../sign-in-refusal.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { readers, renderInShop } from '../../testing/render.tsx';

const page = <p>Page</p>;
const titles = {
  EXPIRED: 'Your membership has expired',
  BLOCKED: 'Your membership is blocked',
  CANCELLED: 'Your membership was cancelled',
  CARD_INACTIVE: 'Your membership card isn’t active',
  USER_NOT_VALID: 'We can’t find your account',
} as const;

describe.each(readers)('a refused sign-in in $code', (locale) => {
  it.each(signInRefusals)('for %s says why and offers a next step (ACCOUNT-251)', async (reason) => {
    const { translate, address } = await renderInShop(page, { locale, page: `?signIn=${reason}` });
    expect(await screen.findByRole('dialog', { name: translate(titles[reason]) })).toBeVisible();
    const next = translate(reason === 'CANCELLED' ? 'See memberships' : 'Find your club');
    expect(screen.getByRole('link', { name: next })).toBeVisible();
    expect(address()).toBe(`/${locale.code}/`);
    expect(await findViolations()).toEqual([]);
  });

  it('of a member without a profile shows USER_NOT_VALID and signs out (ACCOUNT-5, ACCOUNT-6)', async () => {
    const { translate } = await renderInShop(page, { locale, shell: { hasNoProfile: true } });
    const dialog = await screen.findByRole('dialog', { name: translate(titles.USER_NOT_VALID) });
    expect(dialog).toHaveTextContent('USER_NOT_VALID');
    expect(screen.getByRole('link', { name: translate('Sign out') })).toHaveAttribute(
      'href',
      `/auth/logout?ui_locales=${locale.code}`,
    );
  });

  it('of a running session is shown in place of its end (ACCOUNT-251)', async () => {
    const { translate } = await renderInShop(page, { locale, shell: { sessionEnd: 'BLOCKED' } });
    expect(await screen.findByRole('dialog', { name: translate(titles.BLOCKED) })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: translate('Your session has ended') })).toBeNull();
  });
});
