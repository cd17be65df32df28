import { Link } from 'react-router';
import type { ContentBlock } from '../../server/content.ts';

/** Content's pictures come at one size; the media service has these. */
const sized = (image: string, size: 640 | 1200) => image.replace(/\/\d+\.webp$/, `/${size}.webp`);

const button =
  'inline-flex min-h-13 items-center rounded-full bg-sea px-7 text-lg font-semibold text-paper hover:bg-sea-deep';

/** What the home page opens with: one message, one picture, one way on. */
export function Hero({ block }: { block: ContentBlock }) {
  return (
    <section className="bg-board">
      <div className="mx-auto grid max-w-[90rem] items-center md:grid-cols-2">
        <div className="order-2 flex flex-col items-start gap-4 px-4 py-8 md:order-1 lg:px-8 lg:py-14">
          <h1 className="text-3xl font-extrabold lg:text-4xl">{block.title}</h1>
          <p className="max-w-md text-lg text-ink-soft">{block.text}</p>
          {block.cta && (
            <Link to={block.cta.href} className={button}>
              {block.cta.label}
            </Link>
          )}
        </div>
        {block.image && (
          <img
            src={sized(block.image, 1200)}
            srcSet={`${sized(block.image, 640)} 640w, ${sized(block.image, 1200)} 1200w`}
            sizes="(min-width: 48rem) 50vw, 100vw"
            alt=""
            width={1200}
            height={1200}
            fetchPriority="high"
            className="order-1 aspect-[4/3] w-full object-cover md:order-2 md:aspect-square lg:aspect-[5/4]"
          />
        )}
      </div>
    </section>
  );
}

/** A smaller message further down. */
export function Band({ block }: { block: ContentBlock }) {
  return (
    <article className="relative flex min-h-44 overflow-hidden rounded-card bg-board">
      <div className="flex flex-1 flex-col items-start justify-center gap-2 p-5 lg:p-7">
        <h2 className="text-xl">{block.title}</h2>
        <p className="text-ink-soft">{block.text}</p>
        {block.cta && (
          <Link
            to={block.cta.href}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea underline after:absolute after:inset-0"
          >
            {block.cta.label}
          </Link>
        )}
      </div>
      {block.image && (
        <img
          src={sized(block.image, 640)}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          className="w-2/5 max-w-64 object-cover"
        />
      )}
    </article>
  );
}
