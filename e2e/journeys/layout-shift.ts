import { expect, type Page } from '@playwright/test';

/** Above this sum people notice that a page moves while they read it; "good" ends at 0.1 (web.dev/cls). */
export const greatestLayoutShift = 0.05;

const collect = `
  globalThis.layoutShifts = [];
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? element.tagName.toLowerCase() + ' "' + element.textContent.trim().slice(0, 40) + '"' : 'what is gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) layoutShifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Whether every picture and every late part in view has come; what is elsewhere waits for its reader. */
const atRest = `(() => {
  const isInView = (element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const late = [...document.images].filter(({ complete }) => !complete).concat([...document.querySelectorAll('[class*="breathe_1.4s"]')]);
  return !late.some(isInView);
})()`;

/** Stops at each screenful, as a reader does: what is shown late there, and pictures, come before the next. */
const scrollOn = `new Promise((done) => {
  const before = scrollY;
  scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY > before)));
})`;

/** Measures every document that the page opens from now on; to be called before it opens one. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(collect);
}

/** Reads the page to its end, so that what is shown late and pictures come, and returns to its top. */
export async function readToEnd(page: Page): Promise<void> {
  do await expect.poll(() => page.evaluate<boolean>(atRest), 'pictures and late parts have come').toBe(true);
  while (await page.evaluate<boolean>(scrollOn));
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
}

/** What moved without a reader's doing, from the start of the document until its end has been read. */
export async function measureLayoutShift(page: Page): Promise<{ score: number; moved: readonly string[] }> {
  await readToEnd(page);
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('layoutShifts');
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join(', ')}`),
  };
}
