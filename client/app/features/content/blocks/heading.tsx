import type { BlockOf } from '../../../server/content/blocks.ts';
import type { HeadingLevel } from '../heading-level.ts';

export function Heading({ block, level: Level }: { block: BlockOf<'heading'>; level: HeadingLevel }) {
  return (
    <header className="max-w-2xl">
      <Level className={Level === 'h1' ? 'text-3xl lg:text-4xl' : 'text-2xl'}>{block.title}</Level>
      {block.intro && <p className="mt-3 text-lg text-ink-soft">{block.intro}</p>}
    </header>
  );
}
