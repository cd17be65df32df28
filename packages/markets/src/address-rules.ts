import { z } from 'zod/mini';
import type { AddressFieldName } from './address-fields.ts';
import { normalizePhone } from './phone.ts';
import { toPlainText } from './plain-text.ts';
import type { KnownMarket } from './table.ts';

/**
 * Maximum number of characters of each text in an address form (ADDRESSES-45, ADDRESSES-47, ADDRESSES-25,
 * ADDRESSES-26, ADDRESSES-28, ADDRESSES-30).
 */
export const addressLimits = { search: 150, foundStreet: 100, street: 150, description: 100, alias: 50, name: 50 };

/** Why a field of an address is invalid. */
export type AddressFieldErrorReason =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'INVALID_CHARACTERS'
  | 'INVALID_PHONE'
  | 'OUTSIDE_MARKET';

export interface AddressFieldError {
  readonly field: AddressFieldName | 'position';
  readonly reason: AddressFieldErrorReason;
}

/** Bounding box of a market, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Position {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
}

/** Address rules that depend on the market and its configuration. */
export interface AddressRules {
  readonly market: KnownMarket;
  readonly requiredManualFields: readonly AddressFieldName[];
  readonly requiredSearchFields: readonly AddressFieldName[];
  /** Bounding box for positions; null while boundary limits are off. */
  readonly bounds: Bounds | null;
}

const letters = '\\p{Script=Latin}\\p{M}';
/** Letters, digits, accents and spaces (ADDRESSES-29). */
const aliasPattern = new RegExp(`^[${letters}\\d ]*$`, 'u');
/** Letters, accents, hyphens and spaces (ADDRESSES-31). */
const namePattern = new RegExp(`^[${letters} -]*$`, 'u');
/** Characters of written directions, without markup and control characters (ADDRESSES-27). */
const directionsPattern = new RegExp(`^[${letters}\\d .,;:#°ºª/()'"’“”&+¿?¡!-]*$`, 'u');

const createTextSchema = (max: number, pattern: RegExp) =>
  z
    .string()
    .check(
      z.overwrite(toPlainText),
      z.maxLength(max, 'TOO_LONG' satisfies AddressFieldErrorReason),
      z.regex(pattern, 'INVALID_CHARACTERS' satisfies AddressFieldErrorReason),
    );

/** Whether a position is within the bounds, including their edges. */
export function isWithinBounds({ latitude, longitude }: Position, { south, west, north, east }: Bounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * Creates the schema that validates an address of a member. An empty text counts as missing. The path of each issue starts
 * with an `AddressFieldError` field and its message is an `AddressFieldErrorReason`. The phone is converted to its stored form.
 */
export function createAddressSchema({ market, requiredManualFields, requiredSearchFields, bounds }: AddressRules) {
  return z
    .object({
      /** Names of the territories of the address. */
      province: z.string(),
      city: z.string(),
      district: z.string(),
      street: createTextSchema(addressLimits.street, directionsPattern),
      description: createTextSchema(addressLimits.description, directionsPattern),
      alias: createTextSchema(addressLimits.alias, aliasPattern),
      name: createTextSchema(addressLimits.name, namePattern),
      phone: z.string().check((payload) => {
        const input = payload.value;
        const phone = input.trim() === '' ? '' : normalizePhone(input, market);
        if (phone !== undefined) payload.value = phone;
        else {
          const message = 'INVALID_PHONE' satisfies AddressFieldErrorReason;
          payload.issues.push({ code: 'custom', input, message, continue: true });
        }
      }),
      /** Whether province, city and district were entered manually instead of taken from the map. */
      hasManualTerritory: z.boolean(),
      position: z.nullable(
        z.object({
          latitude: z.number().check(z.gte(-90), z.lte(90)),
          longitude: z.number().check(z.gte(-180), z.lte(180)),
        }),
      ),
    })
    .check(
      z.superRefine((address, context) => {
        const addError = (field: AddressFieldError['field'], reason: AddressFieldErrorReason) =>
          context.addIssue({ code: 'custom', path: [field], message: reason });
        const configuredFields = address.hasManualTerritory ? requiredManualFields : requiredSearchFields;
        // Street, alias and position are always required (ADDRESSES-22); the configuration can require others (ADDRESSES-23).
        for (const field of new Set([...configuredFields, 'street', 'alias'] as const)) {
          if (address[field] === '') addError(field, 'REQUIRED');
        }
        if (address.position === null) addError('position', 'REQUIRED');
        // Bounds are null while boundary limits are off (ADDRESSES-59, ADDRESSES-60).
        else if (bounds && !isWithinBounds(address.position, bounds)) addError('position', 'OUTSIDE_MARKET');
      }),
    );
}

/** A valid address. */
export type ValidAddress = z.output<ReturnType<typeof createAddressSchema>>;

/** The first error of each invalid field, in the order of the form. */
export function listAddressFieldErrors(error: z.core.$ZodError): AddressFieldError[] {
  const errors = new Map<AddressFieldError['field'], AddressFieldErrorReason>();
  for (const { path, message } of error.issues) {
    const field = path[0] as AddressFieldError['field'];
    if (!errors.has(field)) errors.set(field, message as AddressFieldErrorReason);
  }
  return [...errors].map(([field, reason]) => ({ field, reason }));
}
