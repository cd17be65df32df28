/** URLs of an image by size (schema/shared.graphql, Image); queries may request only some of them. */
interface Addresses {
  readonly thumbnail?: string;
  readonly card?: string;
  readonly detail?: string;
  readonly zoom?: string;
}

const widths = { thumbnail: 96, card: 320, detail: 640, zoom: 1200 } as const;

/**
 * Returns `img` attributes that let the browser choose the URL that fits its screen. `sizes` is the displayed width, as
 * in HTML. An image with one size only, such as an external one, gets a plain `src`.
 */
export function getPictureSources(picture: Addresses | null | undefined, sizes: string) {
  const offered = (Object.keys(widths) as (keyof typeof widths)[]).flatMap((name) => {
    const address = picture?.[name];
    return address === undefined ? [] : [{ address, width: widths[name] }];
  });
  const src = offered[0]?.address;
  if (offered.every(({ address }) => address === src)) return { src };
  // Before `src`: a browser that reads `src` first may request both.
  return { sizes, srcSet: offered.map(({ address, width }) => `${address} ${width}w`).join(', '), src };
}
