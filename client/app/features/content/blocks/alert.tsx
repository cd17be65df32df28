import type { BlockOf } from '../../../server/content/blocks.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { RichText } from '../../../ui/rich-text.tsx';

const looks = {
  info: ['info', 'border-sea bg-sea-soft'],
  success: ['check', 'border-leaf bg-paper'],
  warning: ['alert', 'border-clay bg-clay-soft'],
} as const satisfies Record<BlockOf<'alert'>['tone'], readonly [IconName, string]>;

/** A highlighted notice. It is static content, so it is not a live region. */
export function Alert({ block }: { block: BlockOf<'alert'> }) {
  const [icon, look] = looks[block.tone];
  return (
    <aside className={`flex max-w-3xl gap-3 rounded-card border-l-4 p-4 lg:p-5 ${look}`}>
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0">
        {block.title && <p className="font-semibold">{block.title}</p>}
        <RichText html={block.content} />
      </div>
    </aside>
  );
}
