import { z } from 'zod';

export const windowSchema = z.object({
  id: z.string().min(1),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  zone: z.string().min(1),
  capacityLeft: z.number().nonnegative(),
});

export const windowsAnswer = z.object({ windows: z.array(windowSchema) });

export const holdAnswer = z.object({ expiresAt: z.iso.datetime() });

/** A window as the cart's custom field keeps it, in JSON. */
export const chosenWindowSchema = windowSchema
  .omit({ capacityLeft: true })
  .extend({ litres: z.number().nonnegative(), keptUntil: z.iso.datetime() });

export const clubsAnswer = z.object({
  locations: z.array(z.object({ code: z.string(), distance: z.number().nonnegative() })),
});

export const refusal = z.object({ errorCode: z.string() });
