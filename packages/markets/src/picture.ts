/** URLs of a picture in the sizes of the store (schema/shared.graphql, Image). */
export interface PictureUrls {
  /** 96 px square. */
  readonly thumbnail: string;
  /** 320 px square. */
  readonly card: string;
  /** 640 px square. */
  readonly detail: string;
  /** 1200 px square. */
  readonly zoom: string;
}

const sizeSegment = /\/\d{2,4}\.webp$/;

/** Query parameters of the picture service by name, e.g. `quality` (CONFIGURATION-21). */
export type PictureOptions = Readonly<Record<string, string>>;

/**
 * The URLs of a picture by size. The club's picture service has the size in the path and takes the options; other pictures
 * have one size and no options.
 */
export function getPictureUrls(url: string, options: PictureOptions = {}): PictureUrls {
  const query = String(new URLSearchParams(options));
  const getUrl = (pixels: number) => url.replace(sizeSegment, `/${pixels}.webp${query && `?${query}`}`);
  return { thumbnail: getUrl(96), card: getUrl(320), detail: getUrl(640), zoom: getUrl(1200) };
}
