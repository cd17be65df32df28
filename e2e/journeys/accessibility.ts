import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What moves into its place is looked at there; what moves for ever is not waited for. */
const comesToRest = `Promise.allSettled(
  document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
).then(() => undefined)`;

/** What axe finds in the page as it stands (WCAG 2.2 AA), a line for each rule that is broken. */
export async function findViolations(
  page: Page,
  context: string | ContextObject = 'html',
  rules: RunOptions['rules'] = {},
): Promise<readonly string[]> {
  await page.evaluate(comesToRest);
  // A page that is looked at twice has it already.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(source);
  // What passes is not described: that takes a third of the time.
  const options: RunOptions = { runOnly: { type: 'tag', values: wcag }, resultTypes: ['violations'], rules };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`);
}

/** The page, or the part of it that a selector names, has no fault that axe can find (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part)).toEqual([]);
}
