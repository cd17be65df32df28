import { z } from 'zod';

/** Settings of the shop's build. */
export const schema = z.object({
  /** Number of the build; how many commits came before it when absent. */
  BUILD_NUMBER: z.string().optional(),
  /** The built commit; the repository's own when absent. */
  COMMIT_ID: z.string().optional(),
});
