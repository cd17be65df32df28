import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exampleTabs } from '../../gateway/explorer/examples.ts';
import { findViolations } from './accessibility.ts';
import { tabTo } from './keys.ts';
import { expect, test } from './test.ts';

const getRunButton = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
const getResponsePane = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const getDocumentation = (page: Page) => page.getByRole('region', { name: 'Documentation Explorer' });

/** Opens the explorer and waits until its editors are ready and the schema is loaded. */
async function openExplorer(page: Page, graphUrl: string): Promise<void> {
  const introspection = page.waitForResponse(
    (httpResponse) =>
      httpResponse.url() === graphUrl && (httpResponse.request().postData() ?? '').includes('IntrospectionQuery'),
  );
  await page.goto(graphUrl);
  expect((await introspection).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Add a partner token' })).toBeEnabled();
}

test('shows the documentation of a type', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const search = getDocumentation(page).getByRole('combobox');
  await search.fill('ProductVariant');
  await getDocumentation(page).getByRole('option', { name: 'ProductVariant', exact: true }).click();
  await expect(getDocumentation(page)).toContainText('ProductVariant');
  await expect(getDocumentation(page).getByRole('link', { name: 'availability', exact: true })).toBeVisible();
  await getDocumentation(page).getByRole('link', { name: 'availability', exact: true }).click();
  await expect(getDocumentation(page)).toContainText('clubKey');
  // GraphiQL nests buttons in its tabs; the colors in the editors are Monaco's.
  const context = { exclude: ['.monaco-editor'] };
  expect(await findViolations(page, context, { 'nested-interactive': { enabled: false } })).toEqual([]);
});

test('runs each example', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  await expect(tabs).toHaveCount(exampleTabs.length);
  for (let index = 0; index < exampleTabs.length; index += 1) {
    await tabs.nth(index).getByRole('button').first().click();
    const responsePromise = page.waitForResponse((httpResponse) => httpResponse.url() === stack.graphUrl);
    await getRunButton(page).click();
    const httpResponse = await responsePromise;
    expect(httpResponse.status()).toBe(200);
    const body = await httpResponse.json();
    expect(body.errors).toBeUndefined();
    expect(Object.values(body.data).every((value) => value !== null)).toBe(true);
    await expect(getResponsePane(page)).toContainText('"data"');
  }
});

test('adds a partner token to the headers of the next request', async ({ page, stack }) => {
  await openExplorer(page, stack.graphUrl);
  await page.getByRole('button', { name: 'Add a partner token' }).click();
  await expect(page.getByRole('status')).toContainText('Token added to the headers of this tab');
  const requestPromise = page.waitForRequest((request) => request.url() === stack.graphUrl);
  await getRunButton(page).click();
  const request = await requestPromise;
  expect(request.headers()).toMatchObject({ 'x-market': 'CR', authorization: expect.stringMatching(/^Bearer ey/) });
  const httpResponse = await (await request.response())?.json();
  expect(httpResponse.errors).toBeUndefined();
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
  await tabTo(page, getDocumentation(page).getByRole('combobox'));
  await page.keyboard.type('Money');
  await expect(getDocumentation(page).getByRole('option', { name: 'Money', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getDocumentation(page)).toContainText('An amount of money');
  const responsePromise = page.waitForResponse((httpResponse) => httpResponse.url() === stack.graphUrl);
  await tabTo(page, getRunButton(page));
  await page.keyboard.press('Enter');
  expect((await responsePromise).status()).toBe(200);
});
