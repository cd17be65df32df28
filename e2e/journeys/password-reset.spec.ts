import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { waitForMail } from '../graph/mailbox.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';

const newPassword = 'Nueva.Clave.2026';
/** Texts of the identity provider's pages. */
const pageTexts = {
  es: {
    forgotten: '¿Olvidó su contraseña?',
    send: 'Enviar enlace',
    sent: 'Revise su correo',
    choose: 'Elija una contraseña nueva',
    save: 'Guardar contraseña',
    changed: 'Su contraseña cambió',
    wrong: 'No pudimos iniciar su sesión',
    used: 'Este enlace ya se usó',
    signIn: 'Iniciar sesión',
  },
  en: {
    forgotten: 'Forgot your password?',
    send: 'Email me a link',
    sent: 'Check your email',
    choose: 'Choose a new password',
    save: 'Save password',
    changed: 'Your password has changed',
    wrong: 'We couldn’t sign you in',
    used: 'This link has been used',
    signIn: 'Sign in',
  },
} as const;

test('a member sets a new password by the link of a mail and signs in with it (ACCOUNT-270, ACCOUNT-272, ACCOUNT-273)', async ({
  page,
  stack,
  watch,
  language,
  createMemberLike,
}) => {
  // A refused password has the status 422, a used link 410.
  watch.allow(/status of 4(22|10)/);
  const locale = language === 'es' ? getLocale('es', 'CR') : getLocale('en', 'JM');
  const texts = pageTexts[language];
  const member = await createMemberLike(language === 'es' ? 'ana' : 'marcus');
  await openPage(page, `${pathTo('login', locale)}?pageTo=${pathTo('address-book', locale)}`);
  await page.getByRole('link', { name: translateMessage(language, 'Forgot your password?') }).click();

  await expect(page.getByRole('heading', { level: 1, name: texts.forgotten })).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[name=identifier]').fill(member.membershipNumber);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.sent })).toBeVisible();
  await expectAccessible(page);

  const [mail] = await waitForMail(stack, member.login);
  expect(mail?.language).toBe(language);
  const link = mail?.text.match(/http\S+\/new-password\S+/)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: texts.choose })).toBeVisible();
  await page.locator('input[name=password]').fill('short');
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.locator('input[name=password]').fill(newPassword);
  await page.getByRole('button', { name: texts.save }).click();

  await expect(page.getByRole('alert')).toContainText(texts.changed);
  const signIn = async (password: string) => {
    await page.locator('input[name=identifier]').fill(member.login);
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: texts.signIn, exact: true }).click();
  };
  await signIn('tarima-demo-1');
  await expect(page.getByRole('alert')).toContainText(texts.wrong);
  await signIn(newPassword);
  await page.waitForURL(`**${pathTo('address-book', locale)}`);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: texts.used })).toBeVisible();
  await expectAccessible(page);
});
