/** `npm run check`: everything that can be known without a browser. */
import { checkSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

const { passed, failed } = await runSteps(checkSteps());
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
