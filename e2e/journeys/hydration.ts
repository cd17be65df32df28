import type { Frame, Page, Response } from '@playwright/test';

/** React's error for a page that differs from its HTML: of text (418), which React then renders again. */
const hydrationError = /React error #418/;

/** Lists the texts of an element. */
const listTexts = `(root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return texts;
}`;

/**
 * Records where a page differs from its HTML. React's error names neither the place nor the text.
 * @returns a function that lists the texts which are only in the HTML or only in the page
 */
export function recordHydrationErrors(page: Page): () => Promise<readonly string[]> {
  const documents = new Map<Frame, Response>();
  const differences: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.set(response.frame(), response);
  });
  page.on('pageerror', ({ message }) => {
    if (!hydrationError.test(message)) return;
    for (const [frame, response] of documents) {
      differences.push(compareTexts(frame, response).catch((error: unknown) => [`${response.url()}: ${error}`]));
    }
  });
  return async () => (await Promise.all(differences)).flat();
}

async function compareTexts(frame: Frame, response: Response): Promise<readonly string[]> {
  const html = `new DOMParser().parseFromString(${JSON.stringify(await response.text())}, 'text/html').body`;
  const [sent = [], shown = []] = await frame.evaluate<string[][]>(`[${html}, document.body].map(${listTexts})`);
  const subtract = (texts: readonly string[], others: readonly string[]) =>
    texts.filter((text) => !others.includes(text));
  return [
    ...subtract(sent, shown).map((text) => `${frame.url()}: only in the HTML: ${text}`),
    ...subtract(shown, sent).map((text) => `${frame.url()}: only in the page: ${text}`),
  ];
}
