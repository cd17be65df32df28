/** A customer of the commerce platform, recorded from its sandbox and shortened. */
export function createCustomer() {
  const address = (id: string, alias: string, fields: object) => ({
    id,
    firstName: 'Ana Lucía',
    lastName: 'Rojas Vargas',
    streetNumber: 'Calle Los Laureles, casa 14',
    additionalStreetInfo: 'Portón verde',
    city: 'Escazú',
    region: 'San José',
    postalCode: '10201',
    country: 'CR',
    phone: '+50688214512',
    custom: { type: { typeId: 'type', id: 't' }, fields: { alias, latitude: 9.9, longitude: -84.1, ...fields } },
  });
  return {
    id: 'c-ana',
    version: 3,
    key: '64011045120001',
    email: 'ana@tarima.test',
    firstName: 'Ana Lucía',
    lastName: 'Rojas Vargas',
    isEmailVerified: true,
    addresses: [
      address('a-far', 'Playa', { fulfillment_clubs: '', wrong_address: false }),
      address('a-home', 'Casa', { fulfillment_clubs: '6401,6402', distance: '1.2,4' }),
      address('a-wrong', 'Vieja', { fulfillment_clubs: '6401', wrong_address: true }),
    ],
    defaultShippingAddressId: 'a-home',
    custom: {
      type: { typeId: 'type', id: 'u' },
      fields: { country: 'CR', preferred_club: '6401' } as Record<string, string>,
    },
  };
}

type RecordedCustomer = ReturnType<typeof createCustomer>;
export type CustomerAddress = RecordedCustomer['addresses'][number] & { key?: string };

export type Customer = Omit<RecordedCustomer, 'custom' | 'addresses' | 'defaultShippingAddressId'> &
  Partial<Pick<RecordedCustomer, 'custom' | 'defaultShippingAddressId'>> & { addresses: CustomerAddress[] };
