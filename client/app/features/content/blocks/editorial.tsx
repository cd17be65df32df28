import type { BlockOf } from '../../../server/content/blocks.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { BlockTitle } from '../block-title.tsx';
import { ContentPicture } from '../content-picture.tsx';

/** Rich text with an optional picture beside it. */
export function Editorial({ block }: { block: BlockOf<'editorial'> }) {
  return (
    <section className={block.image ? 'grid items-center gap-8 md:grid-cols-[3fr_2fr]' : undefined}>
      <div className="max-w-2xl">
        <BlockTitle>{block.title}</BlockTitle>
        <RichText html={block.content} />
      </div>
      {block.image && (
        <ContentPicture
          picture={block.image}
          sizes="(min-width: 48rem) 40vw, 100vw"
          className="aspect-square w-full max-w-md rounded-card object-cover"
        />
      )}
    </section>
  );
}
