import { flagSchema, parseEnv } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of tests and browser measurements. */
export const schema = z.object({
  /** Path of the browser; by default the system's, or else the packaged one. */
  CHROMIUM_PATH: z.string().optional(),
  /** Shows the output of the stack's processes. */
  VERBOSE: flagSchema.default(false),
  /** Factor by which the browser's CPU is slowed down, to find tests and pages that depend on speed. */
  BROWSER_SLOWDOWN: z.coerce.number().min(1).max(20).default(1),
  /** Delay after each action of a browser test, to find tests that begin to wait for an event after its cause. */
  ACTION_DELAY_MS: z.coerce.number().int().min(0).max(2_000).default(0),
  /**
   * Longest delay of a response that a page fetches; each has a random one, to find pages and tests that depend on the
   * order of responses.
   */
  RESPONSE_DELAY_MS: z.coerce.number().int().min(0).max(5_000).default(0),
  /** Number of tests that run in parallel; by default one more than the number of cores. */
  TEST_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  /** Seed for the order of test files; without it the runners use their default order. */
  TEST_ORDER_SEED: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31)
    .optional(),
  /** Members who sign in at the same time in `api/parallel-sign-ins.spec.ts`. */
  PARALLEL_SIGN_INS: z.coerce.number().int().min(2).max(2_000).default(60),
  /** Swaps the languages of journeys: English on phones and Spanish on desktops. */
  SWAP_LANGUAGES: flagSchema.default(false),
  /** Set by build servers. */
  CI: z.string().optional(),
});

/** @throws EnvError */
export const readTestEnv = () => parseEnv('tests', schema, process.env);
