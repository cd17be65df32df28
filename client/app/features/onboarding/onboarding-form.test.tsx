import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tabStorage } from '../../browser-storage.ts';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCheckboxChallenge, createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { type RenderedShop, readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { OnboardingView } from './onboarding-view.tsx';

const refusal = (typename: string, code: string, more = {}) => ({
  createIdentity: { __typename: typename, code, message: `Message of ${code}.`, ...more },
});

describe.each(readers)('the form for an online account in $code', (locale) => {
  beforeEach(() => tabStorage.clear(() => true));
  const phone = locale.market.code === 'CR' ? '8821 4512' : '876 922 1234';

  async function show(responses: Responses = {}, options: ShopOptions = {}) {
    const shop = await renderInShop(<OnboardingView page={null} />, {
      locale,
      page: 'onboarding-form',
      ...options,
      responses: {
        PasswordPolicy: {
          passwordPolicy: { minimumLength: 8, maximumLength: 30, requiredCharacters: ['UPPERCASE', 'DIGIT'] },
        },
        OnboardingCaptcha: { onboardingCaptcha: null },
        CanCreateIdentity: { canCreateIdentity: true },
        ...responses,
      },
    });
    await screen.findByLabelText(shop.translate('Membership number'));
    return shop;
  }

  const entries = {
    'Membership number': '64011045120001',
    'First name': 'ana lucía',
    'Last name': 'Rojas',
    'Date of birth': '17041986',
    'ID number': '1-0987-0654',
    Email: 'ana@tarima.test',
    Phone: phone,
    Password: 'Tarima.2026',
  };

  /** Fills in the form and sends it. */
  async function submit(shop: RenderedShop) {
    const { user, translate } = shop;
    for (const [label, value] of Object.entries(entries)) {
      const field = screen.getByLabelText(translate(label));
      await user.clear(field);
      await user.type(field, value);
    }
    await user.click(screen.getByRole('button', { name: translate('Create account') }));
  }

  it('sends the details and opens the page of the created account, without a draft (MEMBERSHIP-83, MEMBERSHIP-94)', async () => {
    const shop = await show({
      CreateIdentity: {
        createIdentity: { __typename: 'CreateIdentitySuccess', email: 'ana@tarima.test', isEmailSent: true },
      },
    });
    await submit(shop);
    await waitFor(() => expect(shop.address()).toBe(pathTo('onboarding-created', locale)));
    expect(shop.graph.getRequests('CreateIdentity')).toEqual([
      {
        input: {
          membershipNumber: '64011045120001',
          firstName: 'ana lucía',
          lastName: 'Rojas',
          birthDate: '1986-04-17',
          documentNumber: '1-0987-0654',
          email: 'ana@tarima.test',
          phone: locale.market.code === 'CR' ? '+50688214512' : '+18769221234',
          password: 'Tarima.2026',
          captcha: null,
        },
      },
    ]);
    expect(tabStorage.get(`tarima.onboarding-draft.${locale.market.code}`)).toBeNull();
  });

  it('shows the captcha before the form is sent (MEMBERSHIP-353)', async () => {
    const { translate, graph } = await show({ OnboardingCaptcha: { onboardingCaptcha: createCheckboxChallenge() } });
    expect(await screen.findByRole('region', { name: translate('Security check') })).toBeVisible();
    expect(graph.getRequests('CreateIdentity')).toEqual([]);
  });

  it('lists what is missing, and sends nothing (MEMBERSHIP-83)', async () => {
    const { user, translate, graph } = await show();
    await user.click(screen.getByRole('button', { name: translate('Create account') }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(8);
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText(translate('Membership number'))).toHaveAccessibleDescription(
      expect.stringContaining(translate('Enter the 14 digits of your membership number.')),
    );
    expect(await findViolations()).toEqual([]);
    expect(graph.getRequests('CreateIdentity')).toEqual([]);
  });

  it.each([
    [
      'PasswordRefused',
      'PASSWORD_REFUSED',
      { brokenRules: [] },
      'The password doesn’t meet all the requirements below.',
    ],
    [
      'InvalidOnboardingDetails',
      'INVALID_ONBOARDING_DETAILS',
      { invalidFields: ['PHONE'] },
      'Enter a valid phone number for the country you chose.',
    ],
  ])(
    'shows %s at its field, and keeps what was typed (MEMBERSHIP-87, MEMBERSHIP-262)',
    async (typename, code, more, text) => {
      const shop = await show({ CreateIdentity: refusal(typename, code, more) });
      await submit(shop);
      expect(await screen.findByRole('alert')).toHaveTextContent(shop.translate(text));
      expect(screen.getByLabelText(shop.translate('Password'))).toHaveValue('Tarima.2026');
      expect(screen.getByLabelText(shop.translate('ID number'))).toHaveValue('1-0987-0654');
    },
  );

  it.each([
    ['IdentityExists', 'IDENTITY_EXISTS', true],
    ['IdentityRejected', 'IDENTITY_REJECTED', false],
  ])(
    'shows %s above the form with the next step, and keeps what was typed (MEMBERSHIP-87)',
    async (typename, code, canSignIn) => {
      const shop = await show({ CreateIdentity: refusal(typename, code) });
      await submit(shop);
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(`Message of ${code}.`);
      expect(notice).toHaveFocus();
      const signIn = within(notice).queryByRole('link', { name: shop.translate('Sign in') });
      expect(signIn?.getAttribute('href') ?? null).toBe(
        canSignIn ? pathTo('login', locale, {}, { pageTo: pathTo('my-account', locale) }) : null,
      );
      expect(screen.getByLabelText(shop.translate('Password'))).toHaveValue('Tarima.2026');
    },
  );

  it('says that there were too many tries (MEMBERSHIP-85)', async () => {
    const shop = await show({ CreateIdentity: failWithCode('TOO_MANY_REQUESTS') });
    await submit(shop);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      shop.translate('You’ve tried too many times. Your details are still here; wait a minute and try again.'),
    );
  });

  it.each([
    ['the failure MO-500', refusal('OnboardingUnavailable', 'MO-500')],
    ['no response', failWithStatus(0)],
    ['an internal error', failWithCode('INTERNAL_SERVER_ERROR')],
  ])('opens the modal MO-500 for %s, which closes without losing the form (MEMBERSHIP-88)', async (_name, response) => {
    const shop = await show({ CreateIdentity: response });
    await submit(shop);
    const modal = await screen.findByRole('dialog', {
      name: shop.translate('We couldn’t complete your online registration'),
    });
    expect(modal).toHaveTextContent('MO-500');
    const [close] = within(modal)
      .getAllByRole('button', { name: shop.translate('Close') })
      .toReversed();
    await shop.user.click(close as HTMLElement);
    expect(screen.getByLabelText(shop.translate('Password'))).toHaveValue('Tarima.2026');
  });

  it.each([
    [true, 'You can create an account with this number.'],
    [false, 'Check the digits.'],
  ])('says after 14 digits whether an account can be created: %s (MEMBERSHIP-261)', async (canCreateIdentity, text) => {
    const { user, translate, graph } = await show({ CanCreateIdentity: { canCreateIdentity } });
    const field = screen.getByLabelText(translate('Membership number'));
    await user.type(field, '6401104512000');
    expect(graph.getRequests('CanCreateIdentity')).toEqual([]);
    await user.type(field, '1');
    expect(field).toHaveValue('6401 104512 0001');
    const expected = canCreateIdentity
      ? translate(text)
      : translate(
          'You can’t create an account with this number. Check the digits. If you already have an account, <0>sign in</0>.',
        );
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(expected),
    );
    expect(graph.getRequests('CanCreateIdentity')).toEqual([{ membershipNumber: '64011045120001' }]);
    expect(await findViolations()).toEqual([]);
  });

  it('says nothing about the number while that cannot be checked (MEMBERSHIP-261)', async () => {
    const { user, translate, graph } = await show({ CanCreateIdentity: failWithCode('TOO_MANY_REQUESTS') });
    await user.type(screen.getByLabelText(translate('Membership number')), '64011045120001');
    await waitFor(() => expect(graph.getRequests('CanCreateIdentity')).toHaveLength(1));
    for (const status of screen.getAllByRole('status')) expect(status).toHaveTextContent('');
  });

  it('keeps an unfinished form in the tab, without the password and the number of the document (MEMBERSHIP-262)', async () => {
    const { user, translate } = await show();
    await user.type(screen.getByLabelText(translate('First name')), 'Ana');
    await user.type(screen.getByLabelText(translate('ID number')), '109870654');
    await user.type(screen.getByLabelText(translate('Password')), 'Tarima.2026');
    const stored = tabStorage.get(`tarima.onboarding-draft.${locale.market.code}`);
    expect(stored).toContain('Ana');
    expect(stored).not.toMatch(/109870654|Tarima/);
  });

  it('tells a signed-in member that the account is for another membership', async () => {
    const { translate } = await show({}, { viewer: { me: createMember(locale, { firstName: 'Ana' }) } });
    expect(
      screen.getByText(
        translate('You’re signed in as {0}. You can create an account for another membership here.', { 0: 'Ana' }),
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: translate('I already have an account') })).toBeNull();
  });
});
