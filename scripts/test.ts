/** `npm test`: `npm run check`, then the journeys in a real browser. Ends on one line, `N passed, N failed`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSteps } from './check-steps.ts';
import { playwrightStep, runSteps } from './steps.ts';

const reports = fileURLToPath(new URL('../.tarima/reports/', import.meta.url));
mkdirSync(reports, { recursive: true });

const { passed, failed } = await runSteps([...checkSteps(), playwrightStep('journeys', `${reports}journeys.json`, [])]);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
