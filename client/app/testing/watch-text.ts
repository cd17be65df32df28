import { onTestFinished } from 'vitest';

/**
 * Records the text of the first element that matches a selector, each time it changes until the test ends. The text is
 * empty while there is no such element.
 */
export function watchText(selector: string): () => readonly string[] {
  const texts: string[] = [];
  const record = () => {
    const text = document.querySelector(selector)?.textContent ?? '';
    if (text !== texts.at(-1)) texts.push(text);
  };
  record();
  const observer = new MutationObserver(record);
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => texts;
}
