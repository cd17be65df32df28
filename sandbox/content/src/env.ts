import { commonEnv, parseEnv, portSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  CONTENT_PORT: portSchema.default(4107),
  /** Base URL of the pictures in documents, for browsers. */
  MEDIA_URL: urlSchema.default('http://127.0.0.1:4108'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** API key of editors; the default is public. */
  CONTENT_API_KEY: z.string().min(32).default('content-editor-sandbox-key-0000000000'),
  /** Bearer token for drafts and templates; the default is public. */
  CONTENT_PREVIEW_TOKEN: z.string().min(32).default('content-preview-sandbox-token-00000000'),
});

export type ContentEnv = z.infer<typeof schema>;

/** Parses the environment. @throws EnvError */
export function parseContentEnv(source: Readonly<Record<string, string | undefined>>): ContentEnv {
  return parseEnv('content', schema, source);
}
