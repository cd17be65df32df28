import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createDeferred, failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { stubLocation } from '../../testing/location.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { DeleteIdentityEntry } from './delete-identity-entry.tsx';

const unknownOutcome =
  'We can’t yet confirm that your online account was deleted. Nothing else has changed; try again.';

describe.each(readers)('in $code', (locale) => {
  async function open(responses: Responses = {}) {
    const shop = await renderInShop(<DeleteIdentityEntry />, { locale, responses });
    const openDialog = async () => {
      await shop.user.click(screen.getByRole('button', { name: shop.translate('Delete my online account') }));
      return screen.findByRole('dialog', { name: shop.translate('Delete your online account?') });
    };
    const modal = await openDialog();
    const confirm = within(modal).getByRole('button', { name: shop.translate('Delete my online account') });
    const checkbox = within(modal).getByRole('checkbox');
    return { ...shop, openDialog, modal, confirm, checkbox };
  }

  it('deletes nothing before the checkbox is ticked, nor on Enter in the checkbox (ACCOUNT-37)', async () => {
    const { user, graph, modal, confirm, checkbox } = await open();
    expect(confirm).toBeDisabled();
    expect(checkbox).not.toHaveFocus();
    await user.click(confirm);
    checkbox.focus();
    await user.keyboard('{Enter}');
    expect(modal).toBeVisible();
    expect(graph.getRequests('DeleteIdentity')).toEqual([]);
    await user.keyboard(' ');
    expect(confirm).toBeEnabled();
    expect(await findViolations()).toEqual([]);
  });

  it('cannot be closed during the deletion, and signs out afterwards (ACCOUNT-38, ACCOUNT-42)', async () => {
    const { assign } = stubLocation();
    const response = createDeferred<{ deleteIdentity: object }>();
    const { user, translate, modal, confirm, checkbox } = await open({ DeleteIdentity: () => response.promise });
    await user.click(checkbox);
    await user.click(confirm);
    await user.keyboard('{Escape}');
    expect(modal).toBeVisible();
    expect(within(modal).getByRole('button', { name: translate('Keep my account') })).toBeDisabled();
    expect(within(modal).queryByRole('button', { name: translate('Close') })).toBeNull();
    response.resolve({ deleteIdentity: { __typename: 'DeleteIdentitySuccess', isDeleted: true } });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/auth/logout?ui_locales=${locale.code}`));
  });

  it('signs out when the identity no longer exists (ACCOUNT-44)', async () => {
    const { assign } = stubLocation();
    const { user, confirm, checkbox } = await open({
      DeleteIdentity: {
        deleteIdentity: { __typename: 'IdentityNotFound', code: 'IDENTITY_NOT_FOUND', message: 'No.' },
      },
    });
    await user.click(checkbox);
    await user.click(confirm);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/auth/logout?ui_locales=${locale.code}`));
    expect(screen.queryByText('No.')).toBeNull();
  });

  it('shows a failure in the dialog, from which the deletion can be retried or cancelled (ACCOUNT-37, ACCOUNT-45)', async () => {
    const message = 'Nadie contestó.';
    const code = 'IDENTITY_SERVICE_UNAVAILABLE';
    const { assign } = stubLocation();
    const { user, translate, graph, modal, confirm, checkbox, openDialog } = await open({
      DeleteIdentity: { deleteIdentity: { __typename: 'IdentityServiceUnavailable', code, message } },
    });
    await user.click(checkbox);
    await user.click(confirm);
    expect(await within(modal).findByText(message)).toBeVisible();
    expect(screen.getAllByText(message), 'shown once').toHaveLength(1);
    expect(await findViolations()).toEqual([]);
    graph.setResponses({ DeleteIdentity: failWithStatus(0) });
    await user.click(confirm);
    expect(await within(modal).findByText(translate(unknownOutcome))).toBeVisible();
    await user.click(within(modal).getByRole('button', { name: translate('Keep my account') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(assign).not.toHaveBeenCalled();
    const reopened = await openDialog();
    expect(within(reopened).getByRole('checkbox'), 'the checkbox is cleared when the dialog opens').not.toBeChecked();
  });

  it.each([
    ['401', failWithStatus(401)],
    ['UNAUTHENTICATED', failWithCode('UNAUTHENTICATED')],
    ['INVALID_TOKEN', failWithCode('INVALID_TOKEN')],
    ['403 MEMBERSHIP_UNAUTHORISED', failWithStatus(403, 'MEMBERSHIP_UNAUTHORISED')],
  ])('opens the sign-in dialog when the session has ended with %s (ACCOUNT-24, ACCOUNT-46)', async (_end, response) => {
    const { user, translate, modal, confirm, checkbox } = await open({ DeleteIdentity: response });
    await user.click(checkbox);
    await user.click(confirm);
    const ended = await screen.findByRole('dialog', { name: translate('Your session has ended') });
    expect(within(ended).getByRole('link', { name: translate('Sign in') })).toBeVisible();
    expect(modal).not.toBeInTheDocument();
  });

  it.each([
    ['no response', failWithStatus(0)],
    ['403 without a reason', failWithStatus(403)],
    ['408', failWithStatus(408)],
    ['500', failWithStatus(500)],
    ['504', failWithStatus(504)],
    ['INTERNAL_SERVER_ERROR', failWithCode('INTERNAL_SERVER_ERROR')],
  ])(
    'says in the dialog that the deletion is not confirmed, for %s (ACCOUNT-45, ACCOUNT-310)',
    async (_end, response) => {
      const { user, translate, modal, confirm, checkbox } = await open({ DeleteIdentity: response });
      await user.click(checkbox);
      await user.click(confirm);
      expect(await within(modal).findByText(translate(unknownOutcome))).toBeVisible();
      expect(modal).toHaveTextContent('DELETE_DIGITAL_IDENTITY');
      expect(confirm).toBeEnabled();
      expect(screen.queryByRole('dialog', { name: translate('Your session has ended') })).toBeNull();
    },
  );
});
