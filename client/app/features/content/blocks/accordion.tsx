import type { BlockOf } from '../../../server/content/blocks.ts';
import { Accordion as AccordionItem } from '../../../ui/accordion.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { BlockTitle } from '../block-title.tsx';

/** A list of titles that expand to show their content. */
export function Accordion({ block }: { block: BlockOf<'accordion'> }) {
  return (
    <section className="max-w-3xl">
      <BlockTitle>{block.title}</BlockTitle>
      {block.items.map((item) => (
        <AccordionItem key={item.title} title={item.title}>
          <RichText html={item.content} />
        </AccordionItem>
      ))}
    </section>
  );
}
