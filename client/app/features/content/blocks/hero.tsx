import type { BlockOf } from '../../../server/content/blocks.ts';
import { ContentButton } from '../content-link.tsx';
import { ContentPicture } from '../content-picture.tsx';
import type { HeadingLevel } from '../heading-level.ts';

/**
 * A large promotional message with a picture and a link. The picture comes first and both have fixed places: a browser can
 * show a page of which it has only received a part, and what comes later must not move what is there.
 */
export function Hero({ block, level: Heading }: { block: BlockOf<'hero'>; level: HeadingLevel }) {
  return (
    <section className="bg-board">
      <div className="mx-auto grid max-w-[90rem] items-center md:grid-cols-2">
        {block.image && (
          <ContentPicture
            picture={block.image}
            sizes="(min-width: 48rem) 50vw, 100vw"
            isFirst={Heading === 'h1'}
            className="aspect-[4/3] w-full object-cover md:col-start-2 md:row-start-1 md:aspect-square lg:aspect-[5/4]"
          />
        )}
        <div className="flex flex-col items-start gap-4 px-4 py-8 md:col-start-1 md:row-start-1 lg:px-8 lg:py-14">
          <Heading className="text-3xl font-extrabold lg:text-4xl">{block.title}</Heading>
          <p className="max-w-md text-lg text-ink-soft">{block.text}</p>
          {block.link && <ContentButton link={block.link} />}
        </div>
      </div>
    </section>
  );
}
