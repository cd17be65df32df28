import { uuidSchema } from '@tarima/markets/formats';
import { isPhoneCountry, type PhoneCountry } from '@tarima/markets/phone';
import { type MarketCode, markets } from '@tarima/markets/table';
import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';
import type { ModalArguments } from '../../session/modals.ts';
import type { AddressValues } from './address-form-rules.ts';
import type { AddressLocation, Territories } from './address-location.ts';

/** An unsaved address form, kept in session storage until the address is saved or the form is closed. */
export interface AddressDraft {
  /** Hides the draft from other members who sign in in the same tab. */
  readonly memberId: string;
  readonly marketCode: MarketCode;
  readonly trigger: ModalArguments['shippingAddress']['trigger'];
  /** The saved address that is being changed; null for a new one. */
  readonly addressId: string | null;
  /** Idempotency key of a new address: it is saved once, even when a response is lost and the request is retried. */
  readonly commandId: string;
  readonly values: AddressValues;
  readonly location: AddressLocation;
}

const marketCode = z.enum(markets.map(({ code }) => code));
const position = z.object({ latitude: z.number(), longitude: z.number() });
const territory = z.object({ id: z.string(), name: z.string() });
const territories = z.object({
  province: z.optional(territory),
  city: z.optional(territory),
  district: z.optional(territory),
}) as z.ZodMiniType<Territories>;

const draftSchema: z.ZodMiniType<AddressDraft> = z.object({
  memberId: z.string(),
  marketCode,
  trigger: z.enum(['address-book', 'delivery-preferences']),
  addressId: z.nullable(z.string()),
  commandId: uuidSchema,
  values: z.object({
    description: z.string(),
    alias: z.string(),
    name: z.string(),
    phoneCountry: z.custom<PhoneCountry>((value) => typeof value === 'string' && isPhoneCountry(value)),
    phone: z.string(),
    isDefault: z.boolean(),
  }),
  location: z.object({
    text: z.string(),
    place: z.nullable(
      z.object({ position, plusCode: z.string(), streetText: z.string(), isDeliverable: z.boolean(), territories }),
    ),
    confirmedText: z.string(),
    isFound: z.boolean(),
    hasManualTerritory: z.boolean(),
    territories,
    editedPin: z.nullable(position),
    // Requests do not survive a reload.
    isLookingUp: z.pipe(
      z.unknown(),
      z.transform(() => false),
    ),
    problem: z.pipe(
      z.unknown(),
      z.transform(() => null),
    ),
  }),
});

/** Session storage key (ADDRESSES-102). */
const storageKey = 'tarima.address-draft';

/** Reads this member’s draft for the market from session storage; undefined if there is none or it is invalid. */
export function readDraft(memberId: string, market: MarketCode): AddressDraft | undefined {
  const draft = tabStorage.getJson(storageKey, draftSchema);
  return draft?.memberId === memberId && draft.marketCode === market ? draft : undefined;
}

/** Stores the draft; null removes it. */
export function storeDraft(draft: AddressDraft | null): void {
  if (draft) tabStorage.setJson(storageKey, draft);
  else tabStorage.remove(storageKey);
}
