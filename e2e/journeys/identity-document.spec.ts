import { createRecipient } from '../graph/mailbox.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop } from './shop.ts';
import { expect, test } from './test.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const createFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a guest sends a photo of the ID, and a wrong file or another error loses nothing (MEMBERSHIP-68)', async ({
  page,
  language,
}) => {
  const { translate, path } = createShop(page, { ...costaRica, language, code: 'PA' });
  const field = (label: string) => page.getByLabel(translate(label), { exact: true });
  const photo = field('Photo of your ID (optional)');
  await openPage(page, path('membership-register', {}, { type: 'DIAMOND', club: '6201' }));
  await photo.waitFor();

  // The browser refuses these files, whose names and declared types are those of pictures.
  await photo.setInputFiles(createFile('photo.png', svg));
  await expect(photo).toHaveAccessibleDescription(
    new RegExp(translate('That file isn’t a photo we can use. Choose another one, or continue without it.')),
  );
  await photo.setInputFiles(createFile('photo.png', Buffer.concat([png], 5_000_001)));
  await expect(photo).toHaveAccessibleDescription(
    new RegExp(translate('That photo is too large. Choose a smaller one, or continue without it.')),
  );
  await expectAccessible(page);

  await photo.setInputFiles(createFile('my id.png', png));
  const sent = page.getByText(translate('Photo added: {0}', { 0: 'my id.png' }));
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: translate('Continue to payment') }).click();
  await expect(page.getByRole('alert')).toContainText(translate('Enter your first name.'));
  await expect(sent).toBeVisible();
  await expectAccessible(page);

  await field('First name').fill('Nora');
  await field('Last name').fill('Prado');
  await field('ID number').fill('81234567');
  await field('Date of birth').fill('02/01/1990');
  await field('Email').fill(createRecipient('nora'));
  await field('Phone').fill('6123 4567');
  await page.locator('#province').selectOption({ index: 1 });
  await expect(page.locator('#city')).toBeEnabled();
  await page.locator('#city').selectOption({ index: 1 });
  await field('Address').fill('Calle 50');
  await field('Password').fill('Club.2026x');
  const begun = page.waitForRequest((request) => request.postData()?.includes('BeginMembership') ?? false);
  await page.getByRole('button', { name: translate('Continue to payment') }).click();
  expect((await begun).postDataJSON().variables.input.membership.applicant.documentId).toMatch(/^[0-9a-f-]{36}$/);
  await page.waitForURL(`**${path('membership-checkout')}?attempt=*`);
});
