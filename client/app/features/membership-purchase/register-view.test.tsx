import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tabStorage } from '../../browser-storage.ts';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCheckboxChallenge, createClub, createMember, createShellResponse } from '../../testing/fixtures.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { parseMembershipType } from './membership-texts.ts';
import { MembershipRegisterView } from './register-view.tsx';

const policy = { minimumLength: 8, maximumLength: 30, requiredCharacters: ['DIGIT'] };

it.each([
  ['PLATINUM', 'PLATINUM'],
  ['platinum', undefined],
  [null, undefined],
])('the type %s in an address is %s (MEMBERSHIP-156)', (text, type) => {
  expect(parseMembershipType(text)).toBe(type);
});

describe.each(readers)('the registration in $code', (locale) => {
  beforeEach(() => tabStorage.clear(() => true));
  const club = createClub(locale, 1);

  async function show(options: ShopOptions = {}) {
    const shop = await renderInShop(
      <MembershipRegisterView page={null} type="PLATINUM" clubKey={club.key} offer={undefined} />,
      {
        locale,
        ...options,
        responses: {
          Shell: createShellResponse(locale, { clubs: [club] }),
          PasswordPolicy: { passwordPolicy: policy },
          Territories: { territories: [{ id: '1', name: 'Centro' }] },
          CaptchaChallenge: { captchaChallenge: null },
          ...options.responses,
        },
      },
    );
    await screen.findByLabelText(shop.translate('First name'));
    return shop;
  }

  it('shows the password rules while the password is typed, and the password on request (MEMBERSHIP-155)', async () => {
    const { user, translate } = await show();
    const field = screen.getByLabelText(translate('Password'));
    await screen.findByRole('list', { name: translate('Password requirements') });
    const rule = () => screen.getByText(translate('A number'), { exact: false });
    expect(rule()).toHaveTextContent(translate('still missing'));
    await user.type(field, 'a1');
    expect(rule()).toHaveTextContent(translate('done'));
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: translate('Show password') }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('a1');
  });

  it('lists what is missing, and sends nothing (MEMBERSHIP-57)', async () => {
    const { user, translate, graph } = await show();
    await user.click(screen.getByRole('button', { name: translate('Continue to payment') }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(translate('Enter your first name.'));
    expect(summary).toHaveTextContent(translate('Choose a password.'));
    expect(screen.getByLabelText(translate('Date of birth'))).toHaveAccessibleDescription(
      expect.stringContaining(translate('Enter your date of birth.')),
    );
    expect(await findViolations()).toEqual([]);
    expect(graph.getRequests('BeginMembership')).toEqual([]);
  });

  it('masks the date of birth, and removes dashes from the number of the document (MEMBERSHIP-62, MEMBERSHIP-60)', async () => {
    const { user, translate } = await show();
    const date = screen.getByLabelText(translate('Date of birth'));
    await user.type(date, '05041990');
    expect(date).toHaveValue('05/04/1990');
    const number = screen.getByLabelText(translate('ID number'));
    await user.type(number, '1-0234-0567');
    expect(number).toHaveValue('102340567');
  });

  it('shows the captcha before the form is sent (MEMBERSHIP-353)', async () => {
    const { translate, graph } = await show({
      responses: { CaptchaChallenge: { captchaChallenge: createCheckboxChallenge() } },
    });
    expect(await screen.findByRole('region', { name: translate('Security check') })).toBeVisible();
    expect(graph.getRequests('CaptchaChallenge')).toMatchObject([{ purpose: 'MEMBERSHIP_NEW', scriptFailed: false }]);
    expect(graph.getRequests('BeginMembership')).toEqual([]);
  });

  it('asks a signed-in member for no password', async () => {
    const { translate } = await show({ viewer: { me: createMember(locale) } });
    expect(screen.queryByLabelText(translate('Password'))).toBeNull();
  });

  it('links back to the choice of the membership (MEMBERSHIP-154)', async () => {
    const { translate } = await show();
    expect(screen.getByRole('link', { name: translate('Change membership or club') })).toHaveAttribute(
      'href',
      pathTo('membership-info', locale, {}, { club: club.key }),
    );
  });
});
