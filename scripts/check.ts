/** `npm run check [-- --only WORD]`: runs all checks that need no browser, or the steps with WORD in their name. */
import { parseArgs } from 'node:util';
import { createCheckSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const steps = createCheckSteps().filter(({ name }) => name.includes(only));
if (steps.length === 0) throw new Error(`No check step has "${only}" in its name.`);
const { passed, failed } = await runSteps(steps);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
