import type { BlockOf } from '../../../server/content/blocks.ts';
import { ContentButton } from '../content-link.tsx';

/** A prompt with a primary link and optional secondary links. */
export function CallToAction({ block }: { block: BlockOf<'call-to-action'> }) {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-paper p-6 lg:flex-row lg:items-center lg:justify-between lg:p-8">
      <div>
        <h2 className="text-xl lg:text-2xl">{block.title}</h2>
        {block.text && <p className="mt-1 text-ink-soft">{block.text}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {block.links.map((link, index) => (
          <ContentButton key={link.href} link={link} look={index === 0 ? 'primary' : 'secondary'} />
        ))}
      </div>
    </section>
  );
}
