import { z } from 'zod';

/** Response of `places:autocomplete` of the Places API (New); without suggestions it is `{}`. */
export const autocompleteWire = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
});

/** Response of the Geocoding API. */
export const geocodeWire = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        formatted_address: z.string(),
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
});

export type GeocodeResult = z.output<typeof geocodeWire>['results'][number];
