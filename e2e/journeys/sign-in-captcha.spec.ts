import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';
import { fillSignIn } from './visitors.ts';

const captchaTexts = { es: 'Verificado: usted no es un robot', en: 'Verified: you’re not a robot' } as const;

test('a member answers a captcha after three wrong passwords and signs in (ACCOUNT-275, ACCOUNT-277)', async ({
  page,
  watch,
  language,
  createMemberLike,
}) => {
  // A refused password has the status 422.
  watch.allow(/status of 422/);
  const locale = language === 'es' ? getLocale('es', 'CR') : getLocale('en', 'JM');
  const home = pathTo('home', locale);
  const member = await createMemberLike(language === 'es' ? 'ana' : 'marcus');
  await page.goto(`/auth/login?${new URLSearchParams({ returnTo: home, ui_locales: locale.code })}`);
  await expect(page.locator('altcha-widget')).toHaveCount(0);
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
    await page.locator('input[name=identifier]').fill(member.login);
    await page.locator('input[name=password]').fill(password);
    const refused = page.waitForResponse((response) => response.status() === 422);
    await page.locator('button[type=submit]').click();
    await refused;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await expect(page.getByText(captchaTexts[language])).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, member);
  await page.waitForURL(`**${home}`);
});
