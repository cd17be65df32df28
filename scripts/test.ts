/**
 * `npm test`: `npm run check`, then journeys in a real browser and the graph's guarantees, the store ended in the middle of
 * a checkout, and the services as processes of their own. Ends on one line, `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSteps } from './check-steps.ts';
import { playwrightStep, runSteps, toolStep } from './steps.ts';

const reports = fileURLToPath(new URL('../.tarima/reports/', import.meta.url));
mkdirSync(reports, { recursive: true });

const { passed, failed } = await runSteps([
  ...checkSteps(),
  playwrightStep('journeys', `${reports}journeys.json`, []),
  toolStep('carts against their model', 'e2e/model/run.ts', ['--runs', '200']),
  toolStep('ended in the middle of a checkout', 'e2e/faults/run.ts', ['--quick']),
  toolStep('services as processes of their own', 'e2e/split/run.ts', []),
]);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
