import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Dialog with a product's pictures in full size, navigated by buttons and arrow keys, with zoom (CATALOG-46). */
export function PictureViewer({
  pictures,
  name,
  start,
  onClose,
}: {
  pictures: readonly { readonly zoom: string }[];
  name: string;
  /** Index of the initial picture. */
  start: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const total = pictures.length;
  const position = current + 1;
  const hasMany = total > 1;
  const moveBy = (step: number) => {
    setCurrent((current + step + total) % total);
    setLarge(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // While enlarged, arrow keys scroll the picture.
    if (!hasMany || isLarge) return;
    if (key === 'ArrowLeft') moveBy(-1);
    if (key === 'ArrowRight') moveBy(1);
  };
  const footer = (
    <div className="flex items-center justify-between gap-3">
      <Button variant="secondary" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {isLarge ? t`View full image` : t`Enlarge`}
      </Button>
      {hasMany && (
        <div className="flex items-center gap-1">
          <IconButton label={t`Previous image`} onClick={() => moveBy(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <span role="status" className="figures min-w-12 text-center">
            {t`${position} of ${total}`}
          </span>
          <IconButton label={t`Next image`} onClick={() => moveBy(1)}>
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
