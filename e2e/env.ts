import { flagSchema, parseEnv } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of tests and of what measures in a browser. */
export const schema = z.object({
  /** The browser to use; the system's, else the one that comes with the packages. */
  CHROMIUM_PATH: z.string().optional(),
  /** Shows what the processes of the stack write. */
  VERBOSE: flagSchema.default(false),
  /** How many times slower than this machine the browser of a journey runs its pages; finds what depends on their speed. */
  BROWSER_SLOWDOWN: z.coerce.number().min(1).max(20).default(1),
  /** How many tests run at the same time; one more than the machine has cores by default. */
  TEST_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  /** Runs the files of tests in an order that this number decides, instead of the runners' own. */
  TEST_ORDER_SEED: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31)
    .optional(),
  /** Set by build servers. */
  CI: z.string().optional(),
});

/** @throws EnvError */
export const readTestEnv = () => parseEnv('tests', schema, process.env);
