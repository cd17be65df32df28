import { HtmlValidate } from 'html-validate';

/**
 * Rules of the HTML standard: content models, unique ids, attributes and their values. Style is not checked, and
 * accessibility is checked by axe in the rendered page.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React renders `<br/>` and `<path></path>`, which the standard allows.
    'void-style': 'off',
    'no-self-closing': 'off',
  },
});

/** Returns violations of the HTML standard in the server-rendered HTML, one line each. */
export async function findHtmlErrors(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
