import { z } from 'zod';

/** Response of `/v1/autocomplete`. */
export const suggestionsWire = z.object({ suggestions: z.array(z.object({ id: z.string(), text: z.string() })) });

/** Response of `/v1/places/{id}`, `/v1/geocode` and `/v1/reverse`. */
export const placeWire = z.object({
  place: z
    .object({
      text: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      province: z.string().nullable(),
      town: z.string().nullable(),
    })
    .nullable(),
});
