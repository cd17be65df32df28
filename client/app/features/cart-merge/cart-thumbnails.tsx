import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { getPictureSources } from '../../ui/picture-sources.ts';

const maxPictures = 6;

/** Pictures of a cart's first lines with their quantities; the service fee is not among the lines (MERGE-14). */
export function CartThumbnails({ lines }: Pick<CartPartsFragment, 'lines'>) {
  return (
    <span className="mt-3 flex flex-wrap items-center gap-3 pt-2">
      {lines.slice(0, maxPictures).map((line) => (
        <span key={line.id} className="relative shrink-0">
          <img
            {...getPictureSources(line.image, '56px')}
            alt={line.name}
            width={56}
            height={56}
            loading="lazy"
            className="size-14 rounded-card border border-line bg-paper object-cover"
          />
          <span className="figures absolute -top-2 -right-2 min-w-6 rounded-full bg-ink px-1.5 text-center text-sm leading-6 font-bold text-paper">
            {line.quantity}
          </span>
        </span>
      ))}
      {lines.length > maxPictures && <span>+{lines.length - maxPictures}</span>}
    </span>
  );
}
