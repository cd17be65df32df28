import type { BlockOf } from '../../../server/content/blocks.ts';
import { BlockTitle } from '../block-title.tsx';
import { ContentPicture } from '../content-picture.tsx';

/** A grid of pictures with captions. */
export function Gallery({ block }: { block: BlockOf<'gallery'> }) {
  return (
    <section>
      <BlockTitle>{block.title}</BlockTitle>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {block.pictures.map(({ image, alt, caption }) => (
          <li key={image.src}>
            <figure>
              <ContentPicture
                picture={image}
                alt={alt}
                sizes="(min-width: 64rem) 25vw, 50vw"
                className="aspect-square w-full rounded-card object-cover"
              />
              {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
