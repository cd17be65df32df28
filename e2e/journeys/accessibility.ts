import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for running animations, except those that run for more than two seconds, such as the countdown of a code. */
const waitForAnimations = `Promise.allSettled(
  document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime <= 2_000).map(({ finished }) => finished),
).then(() => undefined)`;

/** Returns the violations of WCAG 2.2 AA that axe finds in the current page, one line per rule. */
export async function findViolations(
  page: Page | Frame,
  context: string | ContextObject = 'html',
  rules: RunOptions['rules'] = {},
): Promise<readonly string[]> {
  await page.evaluate(waitForAnimations);
  // axe may already be loaded by an earlier check.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(source);
  // Omitting the details of passed rules takes a third of the time.
  const options: RunOptions = { runOnly: { type: 'tag', values: wcag }, resultTypes: ['violations'], rules };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`);
}

/** Expects that axe finds no violations of WCAG 2.2 AA in the page, or in the part that matches a selector. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part)).toEqual([]);
}
