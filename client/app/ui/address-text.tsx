interface PostalAddress {
  readonly streetText: string;
  readonly description: string | null;
  readonly city: string | null;
  readonly region: string | null;
}

/** A postal address in two lines. */
export function AddressText({ address }: { address: PostalAddress }) {
  const place = [address.city, address.region].filter(Boolean).join(', ');
  return (
    <>
      <span className="block">{address.streetText}</span>
      {address.description && <span className="block">{address.description}</span>}
      {place && <span className="block">{place}</span>}
    </>
  );
}
