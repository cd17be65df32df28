/**
 * `npm run at -- TIME ZONE COMMAND...`: runs a command and all its child processes as if it were TIME in the time zone
 * ZONE, e.g. `npm run at -- 2026-12-31T23:55 America/Aruba npx vitest run subgraphs/cart`. The clock runs on from
 * there. Needs libfaketime (`apt install faketime`).
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { toMoment } from '@tarima/markets/wall-clock';
import { createClockEnvironment } from './clock.ts';

const [localTime = '', zone = '', command, ...args] = process.argv.slice(2);
const wallTime = Date.parse(`${localTime}Z`);
if (Number.isNaN(wallTime) || !Intl.supportedValuesOf('timeZone').includes(zone) || !command) {
  process.stderr.write('Usage: npm run at -- 2026-12-31T23:55 America/Aruba COMMAND...\n');
  process.exit(1);
}
const moment = toMoment(wallTime, zone);
process.stdout.write(`It is ${localTime} in ${zone}, ${new Date(moment).toISOString()}.\n`);
const child = spawn(command, args, {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, ...createClockEnvironment(moment - Date.now()) },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
