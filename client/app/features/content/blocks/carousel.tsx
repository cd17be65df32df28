import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { BlockOf } from '../../../server/content/blocks.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BlockTitle } from '../block-title.tsx';
import { ContentAnchor } from '../content-link.tsx';
import { ContentPicture } from '../content-picture.tsx';

/** A strip of slides that scrolls by swipe, keyboard or arrow buttons; it never scrolls automatically. */
export function Carousel({ block }: { block: BlockOf<'carousel'> }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.9, behavior: 'smooth' });
  return (
    <section>
      <div className="flex items-start justify-between gap-4">
        <BlockTitle>{block.title}</BlockTitle>
        {block.slides.length > 1 && (
          <div className="ml-auto flex">
            <IconButton label={t`Previous`} onClick={() => move(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton label={t`Next`} onClick={() => move(1)}>
              <Icon name="chevron-right" />
            </IconButton>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <ul ref={strip} tabIndex={0} aria-label={block.title} className="scroll-strip flex snap-x snap-mandatory gap-4">
        {block.slides.map((slide) => (
          <li
            key={slide.title}
            className="relative w-[85%] shrink-0 snap-start overflow-hidden rounded-card bg-board sm:w-[60%] lg:w-[calc((100%-2rem)/3)]"
          >
            {slide.image && (
              <ContentPicture
                picture={slide.image}
                sizes="(min-width: 64rem) 33vw, 85vw"
                className="aspect-[4/3] w-full object-cover"
              />
            )}
            <div className="flex flex-col items-start gap-1 p-5">
              <h3 className="text-lg">{slide.title}</h3>
              <p className="text-ink-soft">{slide.text}</p>
              {slide.link && (
                <ContentAnchor
                  href={slide.link.href}
                  className="inline-flex min-h-11 items-center font-semibold text-sea underline after:absolute after:inset-0"
                >
                  {slide.link.label}
                </ContentAnchor>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
