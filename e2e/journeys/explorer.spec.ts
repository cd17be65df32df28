import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exampleTabs } from '../../gateway/explorer/examples.ts';
import { findViolations } from './accessibility.ts';
import { tabTo } from './keys.ts';
import { expect, test } from './test.ts';

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
const response = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const documentation = (page: Page) => page.getByRole('region', { name: 'Documentation Explorer' });

/** Opens the explorer; it is ready when its editors are and the schema was read. */
async function openExplorer(page: Page, graphUrl: string): Promise<void> {
  const introspection = page.waitForResponse(
    (answer) => answer.url() === graphUrl && (answer.request().postData() ?? '').includes('IntrospectionQuery'),
  );
  await page.goto(graphUrl);
  expect((await introspection).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Add a partner token' })).toBeEnabled();
}

test('shows the documentation of a type', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const search = documentation(page).getByRole('combobox');
  await search.fill('ProductVariant');
  await documentation(page).getByRole('option', { name: 'ProductVariant', exact: true }).click();
  await expect(documentation(page)).toContainText('ProductVariant');
  await expect(documentation(page).getByRole('link', { name: 'availability', exact: true })).toBeVisible();
  await documentation(page).getByRole('link', { name: 'availability', exact: true }).click();
  await expect(documentation(page)).toContainText('clubId');
  // GraphiQL puts the buttons of a tab into the tab itself; the colors in the editors are those of Monaco.
  const context = { exclude: ['.monaco-editor'] };
  expect(await findViolations(page, context, { 'nested-interactive': { enabled: false } })).toEqual([]);
});

test('runs each example', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  await expect(tabs).toHaveCount(exampleTabs.length);
  for (let index = 0; index < exampleTabs.length; index += 1) {
    await tabs.nth(index).getByRole('button').first().click();
    const answered = page.waitForResponse((answer) => answer.url() === stack.graphUrl);
    await run(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    const body = await answer.json();
    expect(body.errors).toBeUndefined();
    expect(Object.values(body.data).every((value) => value !== null)).toBe(true);
    await expect(response(page)).toContainText('"data"');
  }
});

test('adds a partner token to the headers of the tab, which the next request sends', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  await page.getByRole('button', { name: 'Add a partner token' }).click();
  await expect(page.getByRole('status')).toContainText('Token added to the headers of this tab');
  const sent = page.waitForRequest((request) => request.url() === stack.graphUrl);
  await run(page).click();
  const request = await sent;
  expect(request.headers()).toMatchObject({ 'x-market': 'CR', authorization: expect.stringMatching(/^Bearer ey/) });
  const answer = await (await request.response())?.json();
  expect(answer.errors).toBeUndefined();
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('Bearer');
});

test('downloads the schema', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the schema' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('tarima-api.graphql');
  const schema = readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8');
  expect(readFileSync(await download.path(), 'utf8')).toBe(schema);
});

test('works by keyboard: token, example and documentation', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  await tabTo(page, page.getByRole('button', { name: 'Add a partner token' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Token added');
  await tabTo(page, page.getByRole('button', { name: 'Show Documentation Explorer' }));
  await page.keyboard.press('Enter');
  await tabTo(page, documentation(page).getByRole('combobox'));
  await page.keyboard.type('Money');
  await expect(documentation(page).getByRole('option', { name: 'Money', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(documentation(page)).toContainText('An amount of money');
  const answered = page.waitForResponse((answer) => answer.url() === stack.graphUrl);
  await tabTo(page, run(page));
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(200);
});
