import { flagSchema, parseEnv } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the journeys and of what measures in a browser. */
export const schema = z.object({
  /** The browser to use; the system's, else the one that comes with the packages. */
  CHROMIUM_PATH: z.string().optional(),
  /** Shows what the processes of the stack write. */
  VERBOSE: flagSchema.default(false),
  /** Set by build servers. */
  CI: z.string().optional(),
});

/** @throws EnvError */
export const readTestEnv = () => parseEnv('journeys', schema, process.env);
