import { expect, type Page } from '@playwright/test';

/** Maximum cumulative layout shift, stricter than the limit of 0.1 for "good" (web.dev/cls). */
export const maxLayoutShift = 0.05;

const collectShifts = `
  globalThis.layoutShifts = [];
  const describeNode = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? element.tagName.toLowerCase() + ' "' + element.textContent.trim().slice(0, 40) + '"' : 'removed element';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) layoutShifts.push({ value, moved: sources.map(({ node }) => describeNode(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Script that returns whether all pictures and lazy sections in the viewport are loaded. */
const isViewLoaded = `(() => {
  const isInView = (element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const late = [...document.images].filter(({ complete }) => !complete).concat([...document.querySelectorAll('[class*="breathe_1.4s"]')]);
  return !late.some(isInView);
})()`;

/** Script that scrolls by most of a viewport and returns whether the page moved. */
const scrollByScreen = `new Promise((done) => {
  const before = scrollY;
  scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY > before)));
})`;

/** Records layout shifts of every document that the page opens; call it before navigation. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(collectShifts);
}

/** More than any page has, so that a page that never ends can be told from one that renders no frame. */
const maxScreens = 500;

/**
 * Scrolls to the end, so that lazy sections and pictures load, and back to the top. @throws Error for a page that never ends
 */
export async function scrollToEnd(page: Page): Promise<void> {
  let screens = 0;
  do {
    await expect.poll(() => page.evaluate<boolean>(isViewLoaded), 'pictures and lazy sections are loaded').toBe(true);
    screens += 1;
    if (screens > maxScreens) throw new Error(`The page still scrolls after ${maxScreens} screens.`);
  } while (await page.evaluate<boolean>(scrollByScreen));
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
}

/** Scrolls to the end of the page and returns the layout shifts without recent input since the start of the document. */
export async function measureLayoutShift(page: Page): Promise<{ score: number; moved: readonly string[] }> {
  await scrollToEnd(page);
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('layoutShifts');
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join(', ')}`),
  };
}
