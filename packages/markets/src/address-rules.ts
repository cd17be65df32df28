import { z } from 'zod';
import type { AddressFieldName } from './address-fields.ts';
import { storedPhone } from './phone.ts';
import { plainText } from './plain-text.ts';
import type { KnownMarket } from './table.ts';

/**
 * The most characters of each text of an address form (ADDRESSES-45, ADDRESSES-47, ADDRESSES-25,
 * ADDRESSES-26, ADDRESSES-28, ADDRESSES-30).
 */
export const addressLimits = { search: 150, foundStreet: 100, street: 150, description: 100, alias: 50, name: 50 };

/** Why a field of an address is refused. */
export type AddressFaultReason = 'REQUIRED' | 'TOO_LONG' | 'CHARACTERS' | 'NOT_A_PHONE' | 'OUTSIDE_MARKET';

export interface AddressFault {
  readonly field: AddressFieldName | 'position';
  readonly reason: AddressFaultReason;
}

/** Degrees that enclose a market. */
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

/** What differs by market and configuration. */
export interface AddressRules {
  readonly market: KnownMarket;
  readonly requiredManualFields: readonly AddressFieldName[];
  readonly requiredSearchFields: readonly AddressFieldName[];
  /** Where positions must lie; null while boundary limits are off. */
  readonly bounds: Bounds | null;
}

const letters = '\\p{Script=Latin}\\p{M}';
/** Letters, digits, accents, spaces (ADDRESSES-29). */
const aliasPattern = new RegExp(`^[${letters}\\d ]*$`, 'u');
/** Letters, accents, hyphen, spaces (ADDRESSES-31). */
const namePattern = new RegExp(`^[${letters} -]*$`, 'u');
/** What people write to describe where something is: no markup, no control characters (ADDRESSES-27). */
const directionsPattern = new RegExp(`^[${letters}\\d .,;:#°ºª/()'"’“”&+¿?¡!-]*$`, 'u');

const text = (max: number, pattern: RegExp) =>
  z
    .string()
    .overwrite(plainText)
    .max(max, 'TOO_LONG' satisfies AddressFaultReason)
    .regex(pattern, 'CHARACTERS' satisfies AddressFaultReason);

/** Whether a position lies within bounds, their edges included. */
export function isWithin({ latitude, longitude }: Position, { south, west, north, east }: Bounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * An address as a member writes it, with every rule of its fields; an empty text is an absent one. Each issue's
 * path starts with an `AddressFault` field and its message is an `AddressFaultReason`. The phone comes out as stored.
 */
export function addressSchema({ market, requiredManualFields, requiredSearchFields, bounds }: AddressRules) {
  return z
    .object({
      /** Names of the places that it lies in. */
      province: z.string(),
      city: z.string(),
      district: z.string(),
      street: text(addressLimits.street, directionsPattern),
      description: text(addressLimits.description, directionsPattern),
      alias: text(addressLimits.alias, aliasPattern),
      name: text(addressLimits.name, namePattern),
      phone: z.string().transform((written, context) => {
        if (written.trim() === '') return '';
        const phone = storedPhone(written, market);
        if (phone !== undefined) return phone;
        context.addIssue({ code: 'custom', message: 'NOT_A_PHONE' satisfies AddressFaultReason, continue: true });
        return written;
      }),
      /** Whether province, city and district were chosen by hand instead of found on the map. */
      isManual: z.boolean(),
      position: z
        .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .nullable(),
    })
    .superRefine((address, context) => {
      const fault = (field: AddressFault['field'], reason: AddressFaultReason) =>
        context.addIssue({ code: 'custom', path: [field], message: reason });
      const configured = address.isManual ? requiredManualFields : requiredSearchFields;
      // Street, alias and position are always required (ADDRESSES-22), other fields as configured (ADDRESSES-23).
      for (const field of new Set([...configured, 'street', 'alias'] as const)) {
        if (address[field] === '') fault(field, 'REQUIRED');
      }
      if (address.position === null) fault('position', 'REQUIRED');
      // No bounds while boundary limits are off (ADDRESSES-59, ADDRESSES-60).
      else if (bounds && !isWithin(address.position, bounds)) fault('position', 'OUTSIDE_MARKET');
    });
}

/** An address that keeps every rule. */
export type WrittenAddress = z.output<ReturnType<typeof addressSchema>>;

/** What is wrong with an address, one fault a field, in the form's order. */
export function addressFaults(error: z.ZodError): AddressFault[] {
  const faults = new Map<AddressFault['field'], AddressFaultReason>();
  for (const { path, message } of error.issues) {
    const field = path[0] as AddressFault['field'];
    if (!faults.has(field)) faults.set(field, message as AddressFaultReason);
  }
  return [...faults].map(([field, reason]) => ({ field, reason }));
}
