import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tabStorage } from '../../browser-storage.ts';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CreatedView } from './created-view.tsx';
import { readOnboardingDraft } from './onboarding-draft.ts';
import { VerifyView } from './verify-view.tsx';

const number = '64011045120001';
const resent = {
  resendVerificationEmail: { __typename: 'ResendVerificationEmailSuccess', email: 'ana@tarima.test' },
};
const sentAgain = 'If {0} belongs to an account that isn’t confirmed yet, a new email is on its way.';
const invalid = (code: string) => ({
  verifyEmail: { __typename: 'IdentityVerificationCodeInvalid', code, message: `Message of ${code}.` },
});

describe.each(readers)('the page of the mail’s link in $code', (locale) => {
  afterEach(() => {
    location.hash = '';
  });
  const show = async (responses: Responses, hash = `#membership=${number}&code=secret`) => {
    location.hash = hash;
    return renderInShop(<VerifyView />, { locale, responses });
  };
  const confirm = async (shop: Awaited<ReturnType<typeof show>>) =>
    shop.user.click(await screen.findByRole('button', { name: shop.translate('Confirm my email') }));

  it.each([
    [false, 'Your account is ready. Sign in with your email or membership number and the password you chose.'],
    [true, 'You’ve already confirmed it. Sign in with your email or membership number and your password.'],
  ])(
    'verifies the address when the button is pressed and leads to sign-in; verified before: %s (MEMBERSHIP-93, MEMBERSHIP-206, MEMBERSHIP-263)',
    async (wasVerified, text) => {
      const shop = await show({ VerifyEmail: { verifyEmail: { __typename: 'VerifyEmailSuccess', wasVerified } } });
      expect(shop.graph.getRequests('VerifyEmail')).toEqual([]);
      await confirm(shop);
      expect(await screen.findByText(shop.translate(text))).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(shop.graph.getRequests('VerifyEmail')).toEqual([{ input: { membershipNumber: number, code: 'secret' } }]);
      expect(screen.getByRole('link', { name: shop.translate('Sign in') })).toHaveAttribute(
        'href',
        pathTo('login', locale, {}, { pageTo: pathTo('my-account', locale) }),
      );
      expect(await findViolations()).toEqual([]);
    },
  );

  it.each(['VERIFICATION_CODE_EXPIRED', 'VERIFICATION_CODE_UNKNOWN'])(
    'explains %s and sends another mail (MEMBERSHIP-93, MEMBERSHIP-205)',
    async (code) => {
      const shop = await show({ VerifyEmail: invalid(code), ResendVerificationEmail: resent });
      const { user, translate } = shop;
      await confirm(shop);
      expect(await screen.findByRole('alert')).toHaveTextContent(`Message of ${code}.`);
      expect(screen.getByLabelText(translate('Membership number'))).toHaveValue('6401 104512 0001');
      await user.click(screen.getByRole('button', { name: translate('Send the email again') }));
      expect(screen.getByLabelText(translate('Email'))).toHaveFocus();
      expect(shop.graph.getRequests('ResendVerificationEmail')).toEqual([]);
      await user.type(screen.getByLabelText(translate('Email')), 'ana@tarima.test');
      await user.click(screen.getByRole('button', { name: translate('Send the email again') }));
      expect(await screen.findByText(translate(sentAgain, { 0: 'ana@tarima.test' }))).toBeVisible();
      expect(shop.graph.getRequests('ResendVerificationEmail')).toEqual([
        { input: { membershipNumber: number, email: 'ana@tarima.test' } },
      ]);
      expect(await findViolations()).toEqual([]);
    },
  );

  it('can be used again after too many tries (MEMBERSHIP-85)', async () => {
    const shop = await show({ VerifyEmail: failWithCode('TOO_MANY_REQUESTS') });
    await confirm(shop);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      shop.translate('You’ve tried too many times. Wait a minute and try again.'),
    );
    expect(screen.getByRole('button', { name: shop.translate('Confirm my email') })).toBeVisible();
  });

  it('opens the modal MO-500 when the address cannot be verified (MEMBERSHIP-88)', async () => {
    const shop = await show({ VerifyEmail: failWithStatus(0) });
    await confirm(shop);
    expect(
      await screen.findByRole('dialog', { name: shop.translate('We couldn’t complete your online registration') }),
    ).toBeVisible();
  });

  it.each(['', '#membership=64011045120001'])('asks for a new mail without a complete link: "%s"', async (hash) => {
    const { translate } = await show({}, hash);
    expect(await screen.findByRole('heading', { name: translate('Get a new email') })).toBeVisible();
    expect(screen.queryByRole('button', { name: translate('Confirm my email') })).toBeNull();
  });
});

describe.each(readers)('the page of a created account in $code', (locale) => {
  const draft = {
    membershipNumber: '6401 104512 0001',
    firstName: 'Ana',
    lastName: 'Rojas',
    birthDate: '17/04/1986',
    email: 'Ana@tarima.test',
    phoneCountry: 'CR',
    phone: '8821 4512',
  };
  const account = { membershipNumber: draft.membershipNumber, email: 'ana@tarima.test', isEmailSent: true, draft };
  const show = (state: object | null, responses: Responses = {}) =>
    renderInShop(<CreatedView />, { locale, responses, state });

  it('says where the mail was sent, and sends it again without asking for the details (MEMBERSHIP-94, MEMBERSHIP-205)', async () => {
    const { user, translate, graph } = await show(account, { ResendVerificationEmail: resent });
    expect(screen.getByText('ana@tarima.test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: translate('Send the email again') }));
    expect(await screen.findByText(translate(sentAgain, { 0: 'ana@tarima.test' }))).toBeVisible();
    expect(graph.getRequests('ResendVerificationEmail')).toEqual([
      { input: { membershipNumber: number, email: 'ana@tarima.test' } },
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('leads back to the form with what was entered, to correct the address (MEMBERSHIP-352)', async () => {
    tabStorage.clear(() => true);
    const { user, translate, address } = await show(account);
    await user.click(screen.getByRole('link', { name: translate('Register again') }));
    await waitFor(() => expect(address()).toBe(pathTo('onboarding', locale)));
    expect(readOnboardingDraft(locale.market.code)).toEqual(draft);
  });

  it('says that the mail was not sent (MEMBERSHIP-92)', async () => {
    const { translate } = await show({ ...account, isEmailSent: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(translate('Your account has been created'));
    expect(screen.queryByRole('list', { name: translate('What to do next') })).toBeNull();
  });

  it('asks for the details when it was opened by its address', async () => {
    const { translate } = await show(null);
    expect(screen.getByLabelText(translate('Email'))).toHaveValue('');
  });
});
