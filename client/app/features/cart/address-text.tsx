import type { AddressPartsFragment } from './cart-parts.gen.ts';

/** A postal address in two lines, as people write it. */
export function AddressText({ address }: { address: AddressPartsFragment }) {
  const place = [address.city, address.region].filter(Boolean).join(', ');
  return (
    <>
      <span className="block">{address.streetText}</span>
      {address.description && <span className="block">{address.description}</span>}
      {place && <span className="block">{place}</span>}
    </>
  );
}
