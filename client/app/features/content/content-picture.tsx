import type { ContentPicture as Picture } from '../../server/content/blocks.ts';

/** Content's pictures come at one size; the media service has these. */
const sized = (src: string, size: 320 | 640 | 1200) => src.replace(/\/\d+\.webp$/, `/${size}.webp`);

/** A picture of the content service at the size that the place needs; `sizes` as in HTML. */
export function ContentPicture({
  picture,
  alt = '',
  sizes,
  isFirst = false,
  className,
}: {
  picture: Picture;
  alt?: string;
  sizes: string;
  /** In view when the page opens. */
  isFirst?: boolean;
  className?: string;
}) {
  return (
    <img
      src={sized(picture.src, 640)}
      srcSet={`${sized(picture.src, 320)} 320w, ${sized(picture.src, 640)} 640w, ${sized(picture.src, 1200)} 1200w`}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={className}
    />
  );
}
