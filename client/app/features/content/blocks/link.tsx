import type { BlockOf } from '../../../server/content/blocks.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ContentAnchor } from '../content-link.tsx';

/** A single link on a separate line. */
export function LinkBlock({ block }: { block: BlockOf<'link'> }) {
  return (
    <p className="max-w-xl">
      <ContentAnchor
        href={block.href}
        className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line px-5 py-3 hover:border-sea hover:bg-sea-soft"
      >
        <span className="min-w-0">
          {block.description && <span className="block text-sm text-ink-soft">{block.description}</span>}
          <span className="text-lg font-semibold text-sea">
            <BreakableText text={block.label} />
          </span>
        </span>
        <Icon name="chevron-right" className="size-5 text-sea" />
      </ContentAnchor>
    </p>
  );
}
