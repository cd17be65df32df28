import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { waitForMail } from '../graph/mailbox.ts';
import { readAccountStatus } from '../graph/member-records.ts';
import { expectAccessible } from './accessibility.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage } from './interactive.ts';
import { blockedFrameScripts, openMail } from './open-mail.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn, signInFromPage } from './visitors.ts';

const locales = { es: getLocale('es', 'CR'), en: getLocale('en', 'TT') } as const;
/** Demo members with the first card of their account. */
const demoMembers = { es: 'ana', en: 'anil' } as const;
const mailSubjects = { es: 'Su membresía quedó cancelada', en: 'Your membership has been cancelled' } as const;

test('a member cancels the membership, also when a response is lost, receives one mail and cannot sign in afterwards (MEMBERSHIP-80, MEMBERSHIP-113, MEMBERSHIP-320, MEMBERSHIP-321, MEMBERSHIP-330, MEMBERSHIP-331)', async ({
  page,
  stack,
  language,
  watch,
  createMemberLike,
}) => {
  watch.allow(/net::ERR_FAILED/);
  watch.allow(blockedFrameScripts);
  const locale = locales[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMembers[language]);
  const readStatus = () => readAccountStatus(stack, member.membershipNumber);
  await signIn(page, locale, member);
  await openPage(page, pathTo('my-account', locale, {}, { section: 'membership' }));
  const open = page.getByRole('main').getByRole('button', { name: translate('Cancel my membership') });
  const dialog = page.getByRole('dialog', { name: translate('Cancel your membership?') });
  const confirm = dialog.getByRole('button', { name: translate('Cancel my membership') });

  await open.click();
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: translate('Keep my membership') }).click();
  await expect(dialog).toBeHidden();
  expect(await readStatus()).toBe('ACTIVE');

  // The first request does not arrive. The club acts on the second one, whose response is lost.
  let requests = 0;
  await mockOperation(page, 'CancelOwnMembership', async (route) => {
    requests += 1;
    if (requests > 2) return route.continue();
    if (requests === 2) await route.fetch();
    return route.abort();
  });
  await open.click();
  await dialog.getByRole('checkbox').check();
  const unknown = dialog.getByText(
    translate('We can’t yet confirm that your membership was cancelled. Try again; it’s safe to repeat.'),
  );
  for (const status of ['ACTIVE', 'CANCELLED']) {
    await confirm.click();
    await expect(unknown).toBeVisible();
    await expect.poll(readStatus).toBe(status);
  }
  await confirm.click();
  await expect(dialog).toBeHidden();
  const notice = translate(
    'Your membership was cancelled, so you can’t place orders. To shop again, buy a new membership.',
  );
  await expect(page.getByText(notice)).toBeVisible();
  await expect(open).toBeHidden();
  await expectAccessible(page);

  // Neither the shop nor the identity provider has a session; the choice about analytics stays.
  await page.context().clearCookies({ name: /^(?!tarima\.consent$)/ });
  await openPage(page, pathTo('login', locale));
  await signInFromPage(page, locale, member);
  const refusal = page.getByRole('dialog', { name: translate('Your membership was cancelled') });
  await refusal.getByRole('link', { name: translate('See memberships') }).click();
  const memberships = pathTo('membership-info', locale);
  await expect(page).toHaveURL(new RegExp(`${memberships}$`));

  const mails = await waitForMail(stack, member.login);
  expect(mails).toMatchObject([{ subject: mailSubjects[language], deliveries: 1 }]);
  const message = await openMail(page, stack, language, member.login, mailSubjects[language]);
  await expect(message.getByRole('heading', { level: 1 })).toHaveText(mailSubjects[language]);
  await expect(message.getByRole('link', { name: translate('See memberships') })).toHaveAttribute(
    'href',
    `${stack.shopUrl}${memberships}`,
  );
});
