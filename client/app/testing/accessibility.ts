import axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What needs a layout is looked at in a browser. */
const needsLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** What axe finds in the document as it stands (WCAG 2.2 AA). */
export async function findViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: wcag },
    rules: needsLayout,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}
