import path from 'node:path';
import { commonEnv, parseEnv, portSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  MEDIA_PORT: portSchema.default(4108),
  /** Folder of rendered pictures, which can be emptied at any time. */
  MEDIA_CACHE_DIR: z.string().default(path.join('.tarima', 'media')),
});

export type MediaEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseMediaEnv(source: Readonly<Record<string, string | undefined>>): MediaEnv {
  return parseEnv('sandbox-media', schema, source);
}
