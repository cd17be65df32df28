/** `npm run check [-- --only WORD]`: everything that can be known without a browser, or the steps with a word in their name. */
import { parseArgs } from 'node:util';
import { checkSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const steps = checkSteps().filter(({ name }) => name.includes(only));
if (steps.length === 0) throw new Error(`No step of the check has "${only}" in its name.`);
const { passed, failed } = await runSteps(steps);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
