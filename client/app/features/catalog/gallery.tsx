import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { getPictureSources } from '../../ui/picture-sources.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

// Loaded on demand, because few shoppers open it.
const PictureViewer = lazyWithRetry(async () => (await import('./picture-viewer.tsx')).PictureViewer);

/** 12 px, 15 px below 768 px (CATALOG-47); the thumbnails are in a column from 1024 px. */
const arrowClass = 'size-[15px] md:size-3 lg:rotate-90';

interface Picture {
  readonly thumbnail: string;
  readonly card: string;
  readonly detail: string;
  readonly zoom: string;
}

/**
 * A product's pictures: a strip that snaps and swipes, thumbnails and arrows that scroll it, and a dialog with the
 * large picture. The strip works without JavaScript.
 */
export function Gallery({ pictures, name }: { pictures: readonly Picture[]; name: string }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isZooming, setZooming] = useState(false);
  const isHydrated = useHydrated();
  const hasMany = pictures.length > 1;
  const show = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
  const moveBy = (step: number) => show((current + step + pictures.length) % pictures.length);
  return (
    <div className="flex flex-col gap-3 lg:flex-row-reverse">
      <div className="relative min-w-0 flex-1">
        <ul
          ref={strip}
          tabIndex={hasMany ? 0 : undefined}
          aria-label={t`Images of ${name}`}
          className="scroll-strip flex snap-x snap-mandatory rounded-card lg:bg-board"
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            setCurrent(Math.round(scrollLeft / clientWidth));
          }}
        >
          {pictures.map((picture, index) => (
            <li key={picture.detail} className="w-full shrink-0 snap-center">
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button over the strip does the same by keyboard */}
              <img
                {...getPictureSources(picture, '(min-width: 90rem) 43rem, (min-width: 64rem) 45vw, 75vw')}
                onClick={() => setZooming(true)}
                alt={t`${name}, ${index + 1} of ${pictures.length}`}
                width={640}
                height={640}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className="mx-auto aspect-square w-3/4 cursor-zoom-in rounded-card object-cover lg:w-full"
              />
            </li>
          ))}
        </ul>
        <IconButton
          label={t`Zoom in`}
          // The viewer needs JavaScript; a click before hydration would be lost.
          disabled={!isHydrated}
          onClick={() => setZooming(true)}
          // In the corner of the picture, which is three quarters as wide as the strip on phones.
          className="absolute right-[calc(12.5%+0.75rem)] bottom-3 bg-paper/90 lg:right-3 hover:bg-paper"
        >
          <Icon name="zoom" />
        </IconButton>
      </div>
      {hasMany && (
        <div className="flex items-center gap-1 lg:w-20 lg:flex-col">
          <IconButton label={t`Previous image`} onClick={() => moveBy(-1)}>
            <Icon name="chevron-left" className={arrowClass} />
          </IconButton>
          <ul className="flex min-w-0 flex-wrap gap-2 lg:flex-col">
            {pictures.map((picture, index) => (
              <li key={picture.thumbnail}>
                <button
                  type="button"
                  aria-label={t`Show image ${index + 1}`}
                  aria-pressed={index === current}
                  onClick={() => show(index)}
                  className="block overflow-hidden rounded-lg border-2 border-line aria-pressed:border-sea"
                >
                  {/* Loaded lazily: the browser may then reuse a larger version that it has already fetched. */}
                  <img
                    {...getPictureSources(picture, '(min-width: 64rem) 72px, 48px')}
                    alt=""
                    width={72}
                    height={72}
                    loading="lazy"
                    className="size-12 object-cover lg:size-18"
                  />
                </button>
              </li>
            ))}
          </ul>
          <IconButton label={t`Next image`} onClick={() => moveBy(1)}>
            <Icon name="chevron-right" className={arrowClass} />
          </IconButton>
        </div>
      )}
      {isZooming && (
        <Suspense>
          <PictureViewer pictures={pictures} name={name} start={current} onClose={() => setZooming(false)} />
        </Suspense>
      )}
    </div>
  );
}
