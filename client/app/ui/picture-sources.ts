/** A picture's addresses by what they are for (schema/shared.graphql, Image); not every query asks for all. */
interface Addresses {
  readonly thumbnail?: string;
  readonly card?: string;
  readonly detail?: string;
  readonly zoom?: string;
}

const widths = { thumbnail: 96, card: 320, detail: 640, zoom: 1200 } as const;

/**
 * Attributes of an `img` that let the browser take the address that fits its screen. `sizes` is how wide the picture is
 * shown, as in HTML. A picture that has one size only, as those from elsewhere do, is offered as it is.
 */
export function sourcesOf(picture: Addresses | null | undefined, sizes: string) {
  const offered = (Object.keys(widths) as (keyof typeof widths)[]).flatMap((name) => {
    const address = picture?.[name];
    return address === undefined ? [] : [{ address, width: widths[name] }];
  });
  const src = offered[0]?.address;
  if (offered.every(({ address }) => address === src)) return { src };
  // Before `src`: a browser that has read that one first may ask for both.
  return { sizes, srcSet: offered.map(({ address, width }) => `${address} ${width}w`).join(', '), src };
}
