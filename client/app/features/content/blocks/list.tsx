import type { BlockOf } from '../../../server/content/blocks.ts';
import { BlockTitle } from '../block-title.tsx';
import { ContentAnchor } from '../content-link.tsx';
import { ContentPicture } from '../content-picture.tsx';

const grids = {
  plain: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]',
  cards: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3',
} as const;

const items = {
  plain: 'relative border-t-4 border-mango pt-4',
  cards: 'relative flex flex-col rounded-card border border-line p-5 hover:border-sea',
} as const;

/**
 * A grid of items with short texts, plain or as cards that link to a page. The layouts of the page about memberships are
 * plain on other pages.
 */
export function List({ block }: { block: BlockOf<'list'> }) {
  const layout = block.layout === 'cards' ? 'cards' : 'plain';
  return (
    <section>
      <BlockTitle>{block.title}</BlockTitle>
      <ul className={grids[layout]}>
        {block.items.map((item) => (
          <li key={item.title} className={items[layout]}>
            {item.image && (
              <ContentPicture picture={item.image} sizes="20rem" className="mb-3 aspect-square w-full rounded-card" />
            )}
            <p className="text-lg font-semibold">{item.title}</p>
            <p className="mt-1 text-ink-soft">{item.text}</p>
            {item.link && (
              <ContentAnchor
                href={item.link.href}
                className="mt-auto inline-flex min-h-11 items-center pt-2 font-semibold text-sea underline after:absolute after:inset-0"
              >
                {item.link.label}
              </ContentAnchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
