import axe from 'axe-core';
import { vi } from 'vitest';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that need a layout are checked in browser tests. */
const needsLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Returns axe violations in the current document (WCAG 2.2 AA). */
export async function findViolations(): Promise<readonly string[]> {
  let isDone = false;
  const run = axe
    .run(document, { runOnly: { type: 'tag', values: wcag }, rules: needsLayout, resultTypes: ['violations'] })
    .finally(() => {
      isDone = true;
    });
  // axe uses timers, which a test may have faked.
  while (vi.isFakeTimers() && !isDone) await vi.advanceTimersByTimeAsync(1);
  const { violations } = await run;
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}
