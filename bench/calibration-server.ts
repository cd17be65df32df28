/** Runs the calibration loop for each request and responds with its CPU time. */
import Fastify from 'fastify';
import { runCalibrationLoop } from './calibration-loop.ts';
import { serve } from './serve.ts';

const repetitions = 100;
/** Runs before the first measurement, after which V8 has compiled the loop. */
const warmUps = 5;

/** Returns the CPU milliseconds of all threads of this process, which include garbage collection. */
function measureLoopMs(): number {
  const before = process.cpuUsage();
  runCalibrationLoop(repetitions);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

for (let turn = 0; turn < warmUps; turn += 1) measureLoopMs();
const app = Fastify({ logger: false });
app.get('/', async () => ({ cpuMs: measureLoopMs() }));
await serve('calibration', app);
