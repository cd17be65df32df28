import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A product's pictures in full size; buttons and arrow keys go to the next, and one can be enlarged (CATALOG-46). */
export function PictureViewer({
  pictures,
  name,
  start,
  onClose,
}: {
  pictures: readonly { readonly zoom: string }[];
  name: string;
  /** Index of the picture that is shown first. */
  start: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const total = pictures.length;
  const position = current + 1;
  const many = total > 1;
  const turn = (step: number) => {
    setCurrent((current + step + total) % total);
    setLarge(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Enlarged, the arrows move the picture.
    if (!many || isLarge) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const footer = (
    <div className="flex items-center justify-between gap-3">
      <Button look="secondary" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {isLarge ? t`View full image` : t`Enlarge`}
      </Button>
      {many && (
        <div className="flex items-center gap-1">
          <IconButton label={t`Previous image`} onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <span role="status" className="figures min-w-12 text-center">
            {t`${position} of ${total}`}
          </span>
          <IconButton label={t`Next image`} onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      )}
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t`Close`} footer={footer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons below do */}
      <div
        className="aspect-square overflow-auto rounded-card bg-board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <img
          src={pictures[current]?.zoom}
          alt={t`${name}, ${position} of ${total}`}
          width={1200}
          height={1200}
          className={cx('h-auto max-w-none', isLarge ? 'w-[220%]' : 'w-full')}
        />
      </div>
    </Dialog>
  );
}
