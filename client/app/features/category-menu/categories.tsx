import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MegaMenu } from './mega-menu.tsx';

/** The panel of all categories below the header; following a link closes it (CATALOG-69). */
export function Categories({ onClose }: ModalProps<'categories'>) {
  const { t } = useLingui();
  return (
    <Dialog open flush place="menu" onClose={onClose} title={t`All categories`} closeLabel={t`Close`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside */}
      <div
        className="relative h-full"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onClose();
        }}
      >
        <MegaMenu />
      </div>
    </Dialog>
  );
}
