/**
 * `npm test`: `npm run check`, then journeys in a real browser and the graph's guarantees, the store ended in the middle of
 * a checkout, the services as processes of their own, and the other commands in a short form. Ends on one line, `N passed, N failed`.
 * `-- --shard 1/4` runs the first of four parts, which together run everything.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseShard, runSteps } from './steps.ts';
import { testSteps } from './test-steps.ts';

const reports = fileURLToPath(new URL('../.tarima/reports/', import.meta.url));
mkdirSync(reports, { recursive: true });

const { shard } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } }).values;
const { passed, failed } = await runSteps(testSteps(reports), parseShard(shard));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
