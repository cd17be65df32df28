import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { createRecipient, waitForCode, waitForMail } from '../graph/mailbox.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn, signInFromPage } from './visitors.ts';

const people = {
  es: { locale: getLocale('es', 'CR'), member: 'ana', notice: 'El correo de su cuenta en Tarima cambió' },
  en: { locale: getLocale('en', 'JM'), member: 'marcus', notice: 'Your Tarima email address has changed' },
} as const;

test('a member changes the email address with the mailed code and signs in with it (ACCOUNT-292, ACCOUNT-293, ACCOUNT-295)', async ({
  page,
  browser,
  stack,
  language,
  createMemberLike,
}) => {
  const { locale, member: demoMember, notice } = people[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMember);
  const newEmail = createRecipient('correo');
  const details = pathTo('my-account', locale, {}, { section: 'details' });
  await signIn(page, locale, member);
  await openPage(page, details);
  await expect(page.getByText(member.login)).toBeVisible();
  await page.getByRole('button', { name: translate('Change email') }).click();
  const email = page.getByLabel(translate('New email address'));
  await expect(email).toBeFocused();
  await email.fill('correo@');
  await page.getByRole('button', { name: translate('Send code') }).click();
  await expect(page.getByText(translate('Enter a valid email address, such as ana@example.com.'))).toBeVisible();
  await expectAccessible(page);
  await email.fill(newEmail);
  await page.getByRole('button', { name: translate('Send code') }).click();

  const code = page.getByLabel(translate('Code'), { exact: true });
  await expect(code).toBeFocused();
  const sent = await waitForCode(stack, newEmail);
  const confirm = page.getByRole('button', { name: translate('Confirm new email') });
  await code.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
  await confirm.click();
  await expect(page.getByText(/no es correcto|isn’t right/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.getByText(newEmail)).toBeVisible();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await confirm.click();
  await expect(page.getByRole('heading', { name: translate('Email address') })).toBeFocused();
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();
  await expect(page.getByText(member.login)).toHaveCount(0);
  await expectAccessible(page);
  const [mail] = await waitForMail(stack, member.login);
  expect(mail?.subject).toBe(notice);

  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();
  await expect(page.getByRole('button', { name: translate('Change email') })).toBeVisible();

  const other = await browser.newContext();
  const device = await other.newPage();
  await openPage(device, pathTo('login', locale, {}, { pageTo: details }));
  await signInFromPage(device, locale, { login: newEmail });
  await device.waitForURL(`**${details}`);
  await expect(device.getByRole('main').getByText(newEmail)).toBeVisible();
  await other.close();
});

test('a used address gets no code and looks like any other (ACCOUNT-296)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { locale, member: demoMember } = people[language];
  const translate = (message: string) => translateMessage(language, message);
  const [member, other] = [await createMemberLike(demoMember), await createMemberLike(demoMember)];
  await signIn(page, locale, member);
  await openPage(page, pathTo('my-account', locale, {}, { section: 'details' }));
  await page.getByRole('button', { name: translate('Change email') }).click();
  await page.getByLabel(translate('New email address')).fill(other.login);
  await page.getByRole('button', { name: translate('Send code') }).click();
  await expect(page.getByLabel(translate('Code'), { exact: true })).toBeVisible();
  const [mail] = await waitForMail(stack, other.login);
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  await page.getByRole('button', { name: translate('Cancel') }).click();
  await expect(page.getByRole('main').getByText(member.login)).toBeVisible();
});
