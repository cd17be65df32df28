import { commonEnv, parseEnv, portSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  CONTENT_PORT: portSchema.default(4107),
  /** Where browsers find the pictures that documents name. */
  MEDIA_URL: urlSchema.default('http://127.0.0.1:4108'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** What editors write documents with: the published key of a sandbox. */
  CONTENT_API_KEY: z.string().min(32).default('content-editor-sandbox-key-0000000000'),
  /** Bearer of those who may see drafts and templates: the published token of a sandbox. */
  CONTENT_PREVIEW_TOKEN: z.string().min(32).default('content-preview-sandbox-token-00000000'),
});

export type ContentEnv = z.infer<typeof schema>;

/** The content sandbox's environment. @throws EnvError */
export function parseContentEnv(source: Readonly<Record<string, string | undefined>>): ContentEnv {
  return parseEnv('content', schema, source);
}
