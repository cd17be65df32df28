import type { BlockOf } from '../../../server/content/blocks.ts';
import { BlockTitle } from '../block-title.tsx';

/** Numbered instructions. */
export function Steps({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section>
      <BlockTitle>{block.title}</BlockTitle>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {block.items.map((item, index) => (
          <li key={item.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="figures flex size-11 shrink-0 items-center justify-center rounded-full bg-mango text-xl font-bold"
            >
              {index + 1}
            </span>
            <div className="pt-1.5">
              <p className="text-lg font-semibold">{item.title}</p>
              <p className="mt-1 text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
