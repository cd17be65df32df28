import { type AddressFault, addressFaults, addressSchema } from '@tarima/markets/address-rules';
import { plusCodeOf } from '@tarima/markets/plus-code';
import type { Context } from '../context.ts';
import type { AddressContent } from '../domain/profile-change.ts';
import type { AddressInput } from '../resolver-types.gen.ts';

/** The address that a member wrote, ready to be saved, or why it is refused (ADDRESSES-24). */
export async function addressContentOf(
  { streetText, fullName, latitude, longitude, territoryId, ...input }: AddressInput,
  { addressRules, fulfillmentClubsAt, territories }: Context,
): Promise<AddressContent | readonly AddressFault[]> {
  const path = territoryId ? await territories.path(addressRules.market, territoryId) : [];
  const [province, city, district] = path.map(({ name }) => name);
  const checked = addressSchema(addressRules).safeParse({
    province: province ?? '',
    city: city ?? '',
    district: district ?? '',
    street: streetText,
    description: input.description ?? '',
    alias: input.alias,
    name: fullName ?? '',
    phone: input.phone ?? '',
    isManual: input.isManual ?? false,
    position: { latitude, longitude },
  });
  if (!checked.success) return addressFaults(checked.error);
  const { position: _position, ...written } = checked.data;
  const { code: country } = addressRules.market;
  // Neither is taken from the client (ADDRESSES-79, ADDRESSES-84).
  const plusCode = plusCodeOf(latitude, longitude);
  const fulfillmentClubs = await fulfillmentClubsAt(plusCode);
  return {
    ...written,
    country,
    latitude,
    longitude,
    plusCode,
    territoryId: path.at(-1)?.id ?? null,
    fulfillmentClubs,
  };
}
