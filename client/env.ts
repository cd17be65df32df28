import { z } from 'zod';

/** Settings of the shop's build. */
export const schema = z.object({
  /** Build number; the commit count by default. */
  BUILD_NUMBER: z.string().optional(),
  /** The built commit; the repository's HEAD by default. */
  COMMIT_ID: z.string().optional(),
});
