/** Addresses of one picture in the sizes that the store shows (schema/shared.graphql, Image). */
export interface Picture {
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

/** The club's picture service serves each size at the same path; a picture from elsewhere has only the size it has. */
export function pictureOf(url: string): Picture {
  const sized = (pixels: number) => url.replace(sizeSegment, `/${pixels}.webp`);
  return { thumbnail: sized(96), card: sized(320), detail: sized(640), zoom: sized(1200) };
}
