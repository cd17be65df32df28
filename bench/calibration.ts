import { z } from 'zod';
import { startProcess } from '../scripts/process.ts';
import { median } from './statistics.ts';

/** CPU milliseconds of a request to the bare route on the reference machine: the only figure that is known of it. */
export const referenceBareMs = 0.08;

/**
 * CPU milliseconds of the calibration loop on the reference machine, as printed by `npm run bench -- reference`: the
 * measured loop, scaled by `referenceBareMs` and the bare route of the same rounds (README.md, "Normalised figures").
 */
export const referenceLoopMs = 75.3;

/** A measurement of the calibration loop and of the bare route in the same round. */
export interface CalibrationRound {
  readonly loopMs: number;
  readonly bareMs: number;
}

/** Returns the factor from CPU milliseconds of this machine to those of the reference machine. */
export const computeFactor = (loopMs: number): number => referenceLoopMs / loopMs;

/** Computes the loop's CPU milliseconds on the reference machine from rounds on this machine. */
export const deriveReferenceLoopMs = (rounds: readonly CalibrationRound[]): number =>
  median(rounds.map(({ loopMs, bareMs }) => (loopMs * referenceBareMs) / bareMs));

export interface Calibration {
  /** Runs the loop and returns its CPU milliseconds on this machine now. */
  measureLoopMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Processes that run the loop at the same time: during a scenario, the load generator and a server use two cores. */
const processCount = 2;

const measurementSchema = z.object({ cpuMs: z.number() });

/** Starts the processes of the calibration loop. */
export async function startCalibration(): Promise<Calibration> {
  const processes = await Promise.all(
    Array.from({ length: processCount }, () =>
      startProcess({
        name: 'calibration',
        script: 'bench/calibration-server.ts',
        environment: { NODE_ENV: 'production' },
      }),
    ),
  );
  const measure = async (address: string | undefined) =>
    measurementSchema.parse(await (await fetch(address ?? '')).json()).cpuMs;
  return {
    async measureLoopMs() {
      const times = await Promise.all(processes.map(({ addresses }) => measure(addresses.calibration)));
      return times.reduce((sum, ms) => sum + ms, 0) / times.length;
    },
    async stop() {
      await Promise.all(processes.map((running) => running.stop()));
    },
  };
}
