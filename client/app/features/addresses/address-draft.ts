import { isPhoneCountry } from '@tarima/markets/phone';
import { type MarketCode, markets } from '@tarima/markets/table';
import { z } from 'zod';
import { tabStorage } from '../../browser-storage.ts';
import { uuidSchema } from '../../formats.ts';
import type { ModalArguments } from '../../session/modals.ts';
import type { AddressValues } from './address-form-rules.ts';
import type { AddressLocation, Territories } from './address-location.ts';

/** An address that is being written, kept in its tab until it is saved or its form is closed. */
export interface AddressDraft {
  /** Nobody else who signs in here gets to see it. */
  readonly memberId: string;
  readonly marketCode: MarketCode;
  readonly trigger: ModalArguments['shippingAddress']['trigger'];
  /** The saved address that is being changed; null for a new one. */
  readonly addressId: string | null;
  /** Under which a new one is saved: once, also when nobody saw the answer. */
  readonly commandId: string;
  readonly values: AddressValues;
  readonly location: AddressLocation;
}

const marketCode = z.enum(markets.map(({ code }) => code));
const position = z.object({ latitude: z.number(), longitude: z.number() });
const territory = z.object({ id: z.string(), name: z.string() });
const territories = z.object({
  province: territory.optional(),
  city: territory.optional(),
  district: territory.optional(),
}) as z.ZodType<Territories>;

const draftSchema: z.ZodType<AddressDraft> = z.object({
  memberId: z.string(),
  marketCode,
  trigger: z.enum(['address-book', 'delivery-preferences']),
  addressId: z.string().nullable(),
  commandId: uuidSchema,
  values: z.object({
    description: z.string(),
    alias: z.string(),
    name: z.string(),
    phoneCountry: z.string().refine(isPhoneCountry),
    phone: z.string(),
    isDefault: z.boolean(),
  }),
  location: z.object({
    text: z.string(),
    place: z
      .object({ position, plusCode: z.string(), streetText: z.string(), isDeliverable: z.boolean(), territories })
      .nullable(),
    confirmedText: z.string(),
    isFound: z.boolean(),
    isManual: z.boolean(),
    territories,
    editedPin: position.nullable(),
    // Nobody waits any more for what was asked then.
    isLookingUp: z.unknown().transform(() => false),
    problem: z.unknown().transform(() => null),
  }),
});

/** The key of the session storage (ADDRESSES-102). */
const name = 'tarima.address-draft';

/** The draft that this member left in this tab and market; undefined without one, or when it cannot be read. */
export function leftDraft(memberId: string, market: MarketCode): AddressDraft | undefined {
  const draft = tabStorage.getJson(name, draftSchema);
  return draft?.memberId === memberId && draft.marketCode === market ? draft : undefined;
}

/** Keeps what is written so far; null forgets it. */
export function keepDraft(draft: AddressDraft | null): void {
  if (draft) tabStorage.setJson(name, draft);
  else tabStorage.remove(name);
}
