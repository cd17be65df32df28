import type { BlockOf } from '../../../server/content/blocks.ts';
import { Accordion as Fold } from '../../../ui/accordion.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { BlockTitle } from '../block-title.tsx';

/** Questions whose answers open below them. */
export function Accordion({ block }: { block: BlockOf<'accordion'> }) {
  return (
    <section className="max-w-3xl">
      <BlockTitle>{block.title}</BlockTitle>
      {block.items.map((item) => (
        <Fold key={item.title} title={item.title}>
          <RichText html={item.content} />
        </Fold>
      ))}
    </section>
  );
}
