import { verificationCodeUnknown } from '../../subgraphs/membership/src/domain/failure.ts';
import { createRecipient, waitForMail } from '../graph/mailbox.ts';
import { expectAccessible } from './accessibility.ts';
import { createWrongToken, watchAnswers } from './captcha-answers.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import {
  createNumber,
  documentNumber,
  getLinkMessage,
  openOnboarding,
  password,
  people,
  readLink,
} from './onboarding-page.ts';
import { expect, test } from './test.ts';
import { fillSignIn } from './visitors.ts';

/** Texts of the mailbox's pages and of the mail. */
const mailTexts = {
  es: { message: 'Contenido del mensaje', subject: 'Confirme su correo', button: 'Confirmar mi correo' },
  en: { message: 'Message content', subject: 'Confirm your email', button: 'Confirm my email' },
} as const;

test('creates an account: form, mail, confirmation and first sign-in (MEMBERSHIP-83, MEMBERSHIP-94, MEMBERSHIP-155, MEMBERSHIP-260, MEMBERSHIP-261, MEMBERSHIP-263, MEMBERSHIP-353)', async ({
  page,
  stack,
  watch,
  language,
}) => {
  // Playwright looks for elements in the mail's frame with scripts, which the frame refuses.
  watch.allow(/Blocked script execution .* 'allow-scripts' permission is not set/);
  const { path, translate, field, button, fill } = openOnboarding(page, language);
  const email = createRecipient('onboarding');
  await openPage(page, path('login'));
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Create an account') })
    .click();
  await field('Membership number').waitFor();
  await expectAccessible(page);

  await field('Password').fill('tarima');
  const rules = page.getByRole('list', { name: translate('Password requirements') });
  await expect(rules.getByText(translate('A capital letter'))).toContainText(translate('still missing'));
  await field('Password').fill(password);
  await expect(rules.getByText(translate('still missing'))).toHaveCount(0);
  await fill(await createNumber(stack, language), email);
  await expect(page.getByText(translate('You can create an account with this number.'))).toBeVisible();
  const captcha = page.getByRole('region', { name: translate('Security check') }).getByRole('checkbox');
  await expect(captcha, 'a visitor who has written nothing yet').toBeChecked();
  await button('Create account').click();

  await page.waitForURL(`**${path('onboarding-created')}`);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const { message, subject, button: buttonOfMail } = mailTexts[language];
  await waitForMail(stack, email);
  await page.goto(`${stack.mailUrl}/?language=${language}&to=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: subject }).click();
  const opening = page.waitForEvent('popup');
  await page.frameLocator(`iframe[title="${message}"]`).getByRole('link', { name: buttonOfMail }).click();
  const confirmation = await opening;
  await waitUntilInteractive(confirmation);
  const link = confirmation.url();

  const confirmed = openOnboarding(confirmation, language);
  await confirmed.button('Confirm my email').click();
  await expect(
    confirmation.getByRole('heading', { level: 1, name: translate('Your email is confirmed') }),
  ).toBeVisible();
  await expectAccessible(confirmation);
  const signIn = confirmation.getByRole('main').getByRole('link', { name: translate('Sign in'), exact: true });
  await signIn.click();
  await confirmation.getByRole('heading', { level: 1, name: translate('Sign in to your account') }).waitFor();
  await signIn.click();
  await fillSignIn(confirmation, { login: email, password });
  await confirmation.waitForURL(`**${path('my-account')}`);
  await expect(confirmation.getByRole('main').getByText(email).first()).toBeVisible();

  await openPage(page, link);
  await button('Confirm my email').click();
  const before = 'You’ve already confirmed it. Sign in with your email or membership number and your password.';
  await expect(page.getByText(translate(before))).toBeVisible();
});

test('registers again with the right address after a mistyped one (MEMBERSHIP-350, MEMBERSHIP-351, MEMBERSHIP-352)', async ({
  page,
  stack,
  language,
}) => {
  const { path, translate, field, button, fill } = openOnboarding(page, language);
  const [mistyped, email] = [createRecipient('onboarding-mistyped'), createRecipient('onboarding')];
  await openPage(page, path('onboarding'));
  await field('Membership number').waitFor();
  await fill(await createNumber(stack, language), mistyped);
  await button('Create account').click();
  await page.waitForURL(`**${path('onboarding-created')}`);
  await page.getByRole('link', { name: translate('Register again') }).click();

  await page.waitForURL(`**${path('onboarding')}`);
  await waitUntilInteractive(page);
  await expect(field('First name')).toHaveValue(people[language].firstName);
  await expect(field('Email')).toHaveValue(mistyped);
  for (const label of ['ID number', 'Password']) await expect(field(label)).toHaveValue('');
  await expect(page.getByText(translate('You can create an account with this number.'))).toBeVisible();
  await field('Email').fill(email);
  await field('ID number').fill(documentNumber);
  await field('Password').fill(`${password}.2`);
  await button('Create account').click();
  await page.waitForURL(`**${path('onboarding-created')}`);
  await expect(page.getByText(email)).toBeVisible();

  // The link of the mistyped address has ended.
  await openPage(page, await readLink(stack, mistyped));
  await button('Confirm my email').click();
  await expect(page.getByRole('heading', { name: translate('Get a new email') })).toBeVisible();
  await page.goto('about:blank');
  await openPage(page, await readLink(stack, email));
  await button('Confirm my email').click();
  await page.getByRole('heading', { level: 1, name: translate('Your email is confirmed') }).waitFor();
  await openPage(page, path('login', {}, { pageTo: path('my-account') }));
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Sign in'), exact: true })
    .click();
  await fillSignIn(page, { login: email, password: `${password}.2` });
  await page.waitForURL(`**${path('my-account')}`);
});

test('refuses a used membership and email, a wrong captcha and a wrong link, and keeps what was typed (MEMBERSHIP-84, MEMBERSHIP-87, MEMBERSHIP-93, MEMBERSHIP-204, MEMBERSHIP-261, MEMBERSHIP-262)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { path, translate, field, button, fill } = openOnboarding(page, language);
  const member = await createMemberLike(language === 'es' ? 'ana' : 'marcus');
  await openPage(page, path('onboarding'));
  await field('Membership number').waitFor();
  await fill(member.membershipNumber, createRecipient('onboarding'));
  await expect(page.getByText(/Revise los dígitos|Check the digits/)).toBeVisible();

  const answers = await watchAnswers(page, 'CreateIdentity');
  answers.change = createWrongToken;
  await button('Create account').click();
  const notice = page.getByRole('alert').filter({ has: page.locator('p') });
  await expect(notice).toContainText(/verificación de seguridad|security check/i);
  await expect(notice).toBeFocused();
  await expectAccessible(page);

  answers.change = undefined;
  await button('Create account').click();
  await expect(notice.getByRole('link', { name: translate('Sign in') })).toBeVisible();
  const text = await notice.innerText();
  await field('Membership number').fill(await createNumber(stack, language));
  await field('Email').fill(member.login);
  await button('Create account').click();
  // The text does not tell which of both has an account.
  await expect(notice).toHaveText(text.replaceAll('\n', ''));
  await expect(field('Password')).toHaveValue(password);
  await expect(field('ID number')).toHaveValue(documentNumber);

  await page.reload();
  await field('First name').waitFor();
  await expect(field('First name')).toHaveValue(people[language].firstName);
  await expect(field('Password')).toHaveValue('');

  await page.goto('about:blank');
  await openPage(page, `${path('onboarding-email-verify')}#membership=${member.membershipNumber}&code=unknown`);
  await button('Confirm my email').click();
  await expect(notice).toContainText(getLinkMessage(verificationCodeUnknown, language));
  await expect(page.getByRole('heading', { name: translate('Get a new email') })).toBeVisible();
  await expectAccessible(page);
});
