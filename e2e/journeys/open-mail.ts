import type { FrameLocator, Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './test.ts';

const texts = {
  es: { search: 'Buscar', recipient: 'Correo del destinatario', frame: 'Contenido del mensaje' },
  en: { search: 'Search', recipient: 'Recipient’s email', frame: 'Message content' },
} as const;

/**
 * A log line that a test with `openMail` allows: Playwright looks for elements in the frame with scripts, which the frame
 * refuses.
 */
export const blockedFrameScripts = /Blocked script execution .* 'allow-scripts' permission is not set/;

/** Opens an email in the mailbox of the mail sandbox, by its recipient and a part of its subject. @returns its content */
export async function openMail(
  page: Page,
  { mailUrl }: RunningStack,
  language: Language,
  recipient: string,
  subject: string,
): Promise<FrameLocator> {
  const labels = texts[language];
  await page.goto(`${mailUrl}/?language=${language}`);
  await page.getByLabel(labels.recipient).fill(recipient);
  await page.getByRole('button', { name: labels.search }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
  return page.frameLocator(`iframe[title="${labels.frame}"]`);
}
