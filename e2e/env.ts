import { flagSchema, parseEnv } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the journeys and of what measures in a browser. */
export const schema = z.object({
  /** The browser to use; the system's, else the one that comes with the packages. */
  CHROMIUM_PATH: z.string().optional(),
  /** Shows what the processes of the stack write. */
  VERBOSE: flagSchema.default(false),
  /** How many times slower than this machine the browser of a journey runs its pages; finds what depends on their speed. */
  BROWSER_SLOWDOWN: z.coerce.number().min(1).max(20).default(1),
  /** Set by build servers. */
  CI: z.string().optional(),
});

/** @throws EnvError */
export const readTestEnv = () => parseEnv('journeys', schema, process.env);
