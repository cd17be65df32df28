import { z } from 'zod';

/** Body of a response that is not 2xx. */
export const refusalWire = z.object({ errorCode: z.string() });
