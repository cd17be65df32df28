import type { ContentPicture as Picture } from '../../server/content/blocks.ts';

/** The URL of a picture at another size of the media service. */
const resizedSrc = (src: string, size: 320 | 640 | 1200) => src.replace(/\/\d+\.webp$/, `/${size}.webp`);

/** A responsive picture from the content service; `sizes` as in HTML. */
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
  /** Whether the picture is in the initial viewport. */
  isFirst?: boolean;
  className?: string;
}) {
  return (
    <img
      src={resizedSrc(picture.src, 640)}
      srcSet={`${resizedSrc(picture.src, 320)} 320w, ${resizedSrc(picture.src, 640)} 640w, ${resizedSrc(picture.src, 1200)} 1200w`}
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
