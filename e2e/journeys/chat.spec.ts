import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, type Market } from './shop.ts';
import { expect, test } from './test.ts';

/** Markets with a chat-bot. */
const markets: Readonly<Record<'es' | 'en', Market>> = {
  es: { ...costaRica, code: 'GT' },
  en: { ...costaRica, language: 'en', code: 'TT' },
};
/** Texts of the footer's menu, which editors write, and of the chat-bot. */
const texts = {
  es: {
    column: 'Ayuda',
    link: 'Chatee con nosotros',
    title: 'Asistente',
    question: '¿A qué hora abren?',
    answer: /lunes a sábado/,
  },
  en: {
    column: 'Help',
    link: 'Chat with us',
    title: 'Assistant',
    question: 'When do you open?',
    answer: /Monday to Saturday/,
  },
} as const;

/** The link of the footer; on phones its column is opened first. */
async function findChatLink(page: Page, { column, link: name }: (typeof texts)['es' | 'en']) {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name });
  await footer.scrollIntoViewIfNeeded();
  if (!(await link.isVisible())) await footer.locator('summary', { hasText: column }).click();
  return link;
}

test('opens the chat-bot from the menu, which answers (CONTENT-52, MEMBERSHIP-48)', async ({ page, language }) => {
  const text = texts[language];
  const shop = createShop(page, markets[language]);
  await openPage(page, shop.path('home'));
  const link = await findChatLink(page, text);
  await link.click();
  const chat = page.getByRole('dialog', { name: text.title });
  const frame = chat.frameLocator('iframe');
  await frame.getByRole('textbox').fill(text.question);
  await frame.getByRole('textbox').press('Enter');
  await expect(frame.getByRole('listitem').last()).toContainText(text.answer);
  await expectAccessible(page);
  await chat.getByRole('button').click();
  await expect(chat).toBeHidden();
  await expect(link).toBeFocused();
});

test('takes a message only once the conversation is ready (CONTENT-52)', async ({ page, language }) => {
  const text = texts[language];
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/chat/frame.js', async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  await openPage(page, createShop(page, markets[language]).path('home'));
  await (await findChatLink(page, text)).click();
  const frame = page.getByRole('dialog', { name: text.title }).frameLocator('iframe');
  await requested.promise;
  await expect(frame.getByRole('textbox')).toBeDisabled();
  released.resolve();
  await frame.getByRole('textbox').fill(text.question);
  await frame.getByRole('textbox').press('Enter');
  await expect(frame.getByRole('listitem').last()).toContainText(text.answer);
});

test('works without the chat-bot’s script, and says so on the menu entry (CONTENT-52)', async ({
  page,
  language,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/chat/chat.js', (route) => route.abort());
  const text = texts[language];
  const shop = createShop(page, markets[language]);
  await openPage(page, shop.path('home'));
  const link = await findChatLink(page, text);
  await link.click();
  const message = shop.translate('The assistant isn’t available right now. Call your club instead.');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('dialog', { name: text.title })).toBeHidden();
  await openPage(page, shop.path('cart'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
