import { HtmlValidate } from 'html-validate';

/**
 * The rules of the HTML standard: what may stand in what, unique ids, attributes and their values. Not style, and not
 * accessibility, which axe judges in the page itself.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>` and `<path></path>`; the standard allows both.
    'void-style': 'off',
    'no-self-closing': 'off',
  },
});

/** Where a page's HTML, as the server sends it, breaks the standard: a line for each place. */
export async function htmlErrors(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
