import { z } from 'zod';

const windowWire = z.object({
  id: z.string().min(1),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  zone: z.string().min(1),
  capacityLeft: z.number().nonnegative(),
});

export const windowsWire = z.object({ windows: z.array(windowWire) });

export const holdWire = z.object({ expiresAt: z.iso.datetime() });

export const clubsWire = z.object({
  locations: z.array(z.object({ code: z.string(), distance: z.number().nonnegative() })),
});

export const refusalWire = z.object({ errorCode: z.string() });
