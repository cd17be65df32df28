import { z } from 'zod';

/** Body of a response that is not 2xx. */
export const refusalSchema = z.object({ errorCode: z.string() });
