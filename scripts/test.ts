/**
 * `npm test`: runs `npm run check`, then browser journeys and API tests, faults during a checkout, the services in separate
 * processes, and the other commands with quick arguments. The last line of output is `N passed, N failed`.
 * `-- --shard 1/4` runs the first of four parts.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseShard, runSteps } from './steps.ts';
import { createTestSteps } from './test-steps.ts';

const reports = fileURLToPath(new URL('../.tarima/reports/', import.meta.url));
mkdirSync(reports, { recursive: true });

const { shard } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } }).values;
const { passed, failed } = await runSteps(createTestSteps(reports), parseShard(shard));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
