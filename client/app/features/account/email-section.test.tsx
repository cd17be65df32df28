import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AccountView } from './account-view.tsx';

const newEmail = 'nueva@example.com';
const sent = { requestEmailChange: { __typename: 'RequestEmailChangeSuccess', email: newEmail } };
const refuse = (__typename: string, code: string, message: string) => ({ __typename, code, message });

beforeEach(() => sessionStorage.clear());

describe.each(readers)('the change of the email address in $code', (locale) => {
  const me = createMember(locale, { email: 'ana@example.com' });

  async function open(responses: Responses = {}) {
    const shop = await renderInShop(<AccountView />, {
      locale,
      page: '?section=details',
      viewer: { me },
      responses: { Account: { me }, RequestEmailChange: sent, ...responses },
    });
    const { translate, user } = shop;
    await screen.findByText('ana@example.com');
    const press = (name: string) => user.click(screen.getByRole('button', { name: translate(name) }));
    return {
      ...shop,
      press,
      async enterEmail(email = newEmail) {
        await press('Change email');
        await user.type(screen.getByLabelText(translate('New email address')), email);
        await press('Send code');
      },
      async enterCode(code: string) {
        const field = await screen.findByLabelText(translate('Code'));
        await user.clear(field);
        await user.type(field, code);
        await press('Confirm new email');
        return field;
      },
    };
  }

  it('asks for the code of the new address and shows the new one (ACCOUNT-292)', async () => {
    const { translate, enterEmail, enterCode, graph } = await open({
      ConfirmEmailChange: {
        confirmEmailChange: {
          __typename: 'ConfirmEmailChangeSuccess',
          member: { __typename: 'Member', id: me.id, email: newEmail },
        },
      },
    });
    await enterEmail();
    expect(await screen.findByLabelText(translate('Code'))).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await enterCode('123 456');
    expect(await screen.findByText(newEmail)).toBeVisible();
    expect(screen.getByRole('heading', { name: translate('Email address') })).toHaveFocus();
    expect(screen.queryByText('ana@example.com')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('tarima.email-change')).toBeNull();
    expect(graph.getRequests('RequestEmailChange')).toEqual([{ input: { email: newEmail } }]);
    expect(graph.getRequests('ConfirmEmailChange')).toEqual([{ input: { code: '123456' } }]);
  });

  it('sends no invalid address and no incomplete code', async () => {
    const { translate, enterEmail, enterCode, graph, user } = await open();
    await enterEmail('nueva@');
    const field = screen.getByLabelText(translate('New email address'));
    expect(await screen.findByText(translate('Enter a valid email address, such as ana@example.com.'))).toBeVisible();
    expect(field).toHaveFocus();
    expect(graph.getRequests('RequestEmailChange')).toEqual([]);
    await user.clear(field);
    await user.type(field, `${newEmail}{Enter}`);
    expect(await enterCode('123')).toHaveFocus();
    expect(screen.getByText(translate('Enter the six digits of the code.'))).toBeVisible();
    expect(graph.getRequests('ConfirmEmailChange')).toEqual([]);
  });

  it('shows at the field why an address or a code is refused (ACCOUNT-293, ACCOUNT-294)', async () => {
    const { enterEmail, graph } = await open({
      RequestEmailChange: { requestEmailChange: refuse('EmailChangeRefused', 'EMAIL_UNCHANGED', 'That is yours.') },
    });
    await enterEmail();
    expect(await screen.findByText('That is yours.')).toBeVisible();
    expect(graph.getRequests('RequestEmailChange')).toHaveLength(1);
  });

  it('keeps the step after a wrong code, and sends a new one (ACCOUNT-293)', async () => {
    const { translate, enterEmail, enterCode, press, graph } = await open({
      ConfirmEmailChange: { confirmEmailChange: refuse('EmailChangeCodeInvalid', 'EMAIL_CODE_WRONG', 'Wrong.') },
    });
    await enterEmail();
    const field = await enterCode('000000');
    expect(await screen.findByText('Wrong.')).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Wrong.'));
    await press('Send a new code');
    expect(await screen.findByText(translate('We’ve sent a new code. Only the latest one works.'))).toBeVisible();
    expect(graph.getRequests('RequestEmailChange')).toHaveLength(2);
  });

  it('restores the step after a reload, and lets the member enter another address (ACCOUNT-292)', async () => {
    sessionStorage.setItem(
      'tarima.email-change',
      JSON.stringify({ memberId: me.id, email: newEmail, isCodeSent: true }),
    );
    const { translate, press } = await open();
    expect(await screen.findByLabelText(translate('Code'))).not.toHaveFocus();
    expect(screen.getByText(newEmail)).toBeVisible();
    await press('Use a different email');
    expect(screen.getByLabelText(translate('New email address'))).toHaveValue(newEmail);
    await press('Cancel');
    expect(screen.getByRole('button', { name: translate('Change email') })).toBeVisible();
    expect(sessionStorage.getItem('tarima.email-change')).toBeNull();
  });

  it('does not restore the change of another member', async () => {
    sessionStorage.setItem(
      'tarima.email-change',
      JSON.stringify({ memberId: 'member-2', email: newEmail, isCodeSent: true }),
    );
    const { translate } = await open();
    expect(screen.getByRole('button', { name: translate('Change email') })).toBeVisible();
    expect(screen.queryByText(newEmail)).not.toBeInTheDocument();
  });

  it.each([
    ['an error', 500, 'We didn’t get a response. What you entered is still here; try again.'],
    ['the end of the session', 401, 'Your session has ended and nothing was changed. Sign in again to continue here.'],
  ])('keeps what was entered after %s (ACCOUNT-298)', async (_case, status, text) => {
    const { translate, enterEmail } = await open({ RequestEmailChange: failWithStatus(status) });
    await enterEmail();
    expect(await screen.findByText(translate(text))).toBeInTheDocument();
    expect(screen.getByLabelText(translate('New email address'))).toHaveValue(newEmail);
    expect(JSON.parse(sessionStorage.getItem('tarima.email-change') ?? '{}')).toMatchObject({ email: newEmail });
  });

  it('shows the message of the graph when the account or the profile did not change (ACCOUNT-297, ACCOUNT-298)', async () => {
    const { enterEmail, enterCode } = await open({
      ConfirmEmailChange: {
        confirmEmailChange: refuse('EmailChangeUnavailable', 'EMAIL_CHANGE_INCOMPLETE', 'Send it again.'),
      },
    });
    await enterEmail();
    const field = await enterCode('123456');
    expect(await screen.findByText('Send it again.')).toBeVisible();
    expect(field).toHaveValue('123456');
  });
});
