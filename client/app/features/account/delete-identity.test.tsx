import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { type Answers, held, httpStatus } from '../../testing/graph.ts';
import { watchLocation } from '../../testing/location.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { DeleteIdentityEntry } from './delete-identity-entry.tsx';

const unsure = 'We can’t confirm yet that your account was deleted. Try again; nothing else has changed.';

describe.each(readers)('in $code', (locale) => {
  async function open(answers: Answers = {}) {
    const shop = await renderInShop(<DeleteIdentityEntry />, { locale, answers });
    const openIt = async () => {
      await shop.user.click(screen.getByRole('button', { name: shop.words('Delete my online account') }));
      return screen.findByRole('dialog', { name: shop.words('Delete your online account?') });
    };
    const modal = await openIt();
    const confirm = within(modal).getByRole('button', { name: shop.words('Delete my online account') });
    const tick = within(modal).getByRole('checkbox');
    return { ...shop, openIt, modal, confirm, tick };
  }

  it('deletes nothing before the tick, and Enter on the tick confirms nothing (ACCOUNT-37)', async () => {
    const { user, graph, modal, confirm, tick } = await open();
    expect(confirm).toBeDisabled();
    expect(tick).not.toHaveFocus();
    await user.click(confirm);
    tick.focus();
    await user.keyboard('{Enter}');
    expect(modal).toBeVisible();
    expect(graph.sent('DeleteIdentity')).toEqual([]);
    await user.keyboard(' ');
    expect(confirm).toBeEnabled();
    expect(await findViolations()).toEqual([]);
  });

  it('cannot be closed while it is under way, and then signs out (ACCOUNT-38, ACCOUNT-42)', async () => {
    const { assign } = watchLocation();
    const answer = held<{ deleteIdentity: object }>();
    const { user, words, modal, confirm, tick } = await open({ DeleteIdentity: () => answer.promise });
    await user.click(tick);
    await user.click(confirm);
    await user.keyboard('{Escape}');
    expect(modal).toBeVisible();
    expect(within(modal).getByRole('button', { name: words('Keep my account') })).toBeDisabled();
    expect(within(modal).queryByRole('button', { name: words('Close') })).toBeNull();
    answer.release({ deleteIdentity: { __typename: 'DeleteIdentitySuccess', isDeleted: true } });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/auth/logout?ui_locales=${locale.code}`));
  });

  it('signs out when there is no such identity any more (ACCOUNT-44)', async () => {
    const { assign } = watchLocation();
    const { user, confirm, tick } = await open({
      DeleteIdentity: {
        deleteIdentity: { __typename: 'IdentityNotFound', code: 'IDENTITY_NOT_FOUND', message: 'No.' },
      },
    });
    await user.click(tick);
    await user.click(confirm);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/auth/logout?ui_locales=${locale.code}`));
    expect(screen.queryByText('No.')).toBeNull();
  });

  it('says in place that nobody answered, and can be tried again or given up (ACCOUNT-37, ACCOUNT-45)', async () => {
    const message = 'Nadie contestó.';
    const code = 'IDENTITY_SERVICE_UNAVAILABLE';
    const { assign } = watchLocation();
    const { user, words, graph, modal, confirm, tick, openIt } = await open({
      DeleteIdentity: { deleteIdentity: { __typename: 'IdentityServiceUnavailable', code, message } },
    });
    await user.click(tick);
    await user.click(confirm);
    expect(await within(modal).findByText(message)).toBeVisible();
    expect(screen.getAllByText(message), 'told once').toHaveLength(1);
    expect(await findViolations()).toEqual([]);
    graph.answer({ DeleteIdentity: httpStatus(0) });
    await user.click(confirm);
    expect(await within(modal).findByText(words(unsure))).toBeVisible();
    await user.click(within(modal).getByRole('button', { name: words('Keep my account') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(assign).not.toHaveBeenCalled();
    const again = await openIt();
    expect(within(again).getByRole('checkbox'), 'the tick is given anew each time').not.toBeChecked();
  });

  it('leads to sign-in when the session has ended (ACCOUNT-24, ACCOUNT-46)', async () => {
    const { user, words, modal, confirm, tick } = await open({ DeleteIdentity: httpStatus(401) });
    await user.click(tick);
    await user.click(confirm);
    const ended = await screen.findByRole('dialog', { name: words('Your session has ended') });
    expect(within(ended).getByRole('link', { name: words('Sign in') })).toBeVisible();
    expect(modal).not.toBeInTheDocument();
  });
});
