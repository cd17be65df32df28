import type { BlockOf } from '../../../server/content/blocks.ts';
import { ContentAnchor } from '../content-link.tsx';
import { ContentPicture } from '../content-picture.tsx';

/** A small promotional message with a picture. */
export function Banner({ block }: { block: BlockOf<'banner'> }) {
  return (
    <article className="relative flex min-h-44 overflow-hidden rounded-card bg-board">
      <div className="flex flex-1 flex-col items-start justify-center gap-2 p-5 lg:p-7">
        <h2 className="text-xl">{block.title}</h2>
        <p className="text-ink-soft">{block.text}</p>
        {block.link && (
          <ContentAnchor
            href={block.link.href}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea underline after:absolute after:inset-0"
          >
            {block.link.label}
          </ContentAnchor>
        )}
      </div>
      {block.image && <ContentPicture picture={block.image} sizes="16rem" className="w-2/5 max-w-64 object-cover" />}
    </article>
  );
}
