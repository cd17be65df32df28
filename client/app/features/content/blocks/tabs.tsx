import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { BlockOf } from '../../../server/content/blocks.ts';
import { cx } from '../../../ui/cx.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { BlockTitle } from '../block-title.tsx';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Shows one of several texts at a time (ARIA tabs pattern); without JavaScript, all of them. */
export function Tabs({ block }: { block: BlockOf<'tabs'> }) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(selected, block.items.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section className="max-w-3xl">
      <BlockTitle>{block.title}</BlockTitle>
      <div
        ref={list}
        role="tablist"
        aria-label={block.title}
        className="scroll-strip flex gap-2 border-b border-line"
        onKeyDown={move}
      >
        {block.items.map((item, index) => (
          <button
            key={item.title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            className="min-h-12 shrink-0 border-b-4 border-transparent px-4 font-semibold text-ink-soft hover:text-sea aria-selected:border-sea aria-selected:text-ink"
          >
            {item.title}
          </button>
        ))}
      </div>
      {block.items.map((item, index) => (
        <div
          key={item.title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={cx('pt-5', index !== selected && 'hidden noscript:block')}
        >
          <RichText html={item.content} />
        </div>
      ))}
    </section>
  );
}
