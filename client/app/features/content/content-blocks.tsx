import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Block } from '../../server/content/blocks.ts';
import { Accordion } from './blocks/accordion.tsx';
import { Alert } from './blocks/alert.tsx';
import { Banner } from './blocks/banner.tsx';
import { CallToAction } from './blocks/call-to-action.tsx';
import { Carousel } from './blocks/carousel.tsx';
import { Editorial } from './blocks/editorial.tsx';
import { Gallery } from './blocks/gallery.tsx';
import { Heading } from './blocks/heading.tsx';
import { Hero } from './blocks/hero.tsx';
import { LinkBlock } from './blocks/link.tsx';
import { List } from './blocks/list.tsx';
import { ProductCards } from './blocks/product-card.tsx';
import { Steps } from './blocks/steps.tsx';
import { Tabs } from './blocks/tabs.tsx';
import type { HeadingLevel } from './heading-level.ts';

/** Renders a block of the content service by its type (CONTENT-20). */
function renderBlock(block: Block, level: HeadingLevel): ReactNode {
  switch (block.type) {
    case 'accordion':
      return <Accordion block={block} />;
    case 'alert':
      return <Alert block={block} />;
    case 'banner':
      return <Banner block={block} />;
    case 'call-to-action':
      return <CallToAction block={block} />;
    case 'carousel':
      return <Carousel block={block} />;
    case 'editorial':
      return <Editorial block={block} />;
    case 'gallery':
      return <Gallery block={block} />;
    case 'heading':
      return <Heading block={block} level={level} />;
    case 'hero':
      return <Hero block={block} level={level} />;
    case 'link':
      return <LinkBlock block={block} />;
    case 'list':
      return <List block={block} />;
    case 'product-card':
      return <ProductCards block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'tabs':
      return <Tabs block={block} />;
  }
}

/** A block; in previews, with a link to edit it. */
export function ContentBlock({ block, level = 'h2' }: { block: Block; level?: HeadingLevel }) {
  return <EditFrame href={block.editHref}>{renderBlock(block, level)}</EditFrame>;
}

/** Content of a block with the link to edit it, which only previews have. */
export function EditFrame({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <div className="relative outline-2 outline-offset-4 outline-mango outline-dashed">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="absolute top-2 right-2 z-10 inline-flex min-h-11 items-center rounded-full bg-mango px-4 font-semibold shadow-float"
      >
        <Trans>Edit</Trans>
      </a>
      {children}
    </div>
  );
}

/** A column of blocks; consecutive banners are side by side. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-12 wrap-anywhere md:grid-cols-2 md:gap-x-4 lg:gap-y-16">
      {blocks.map((block, index) => {
        const isPaired = [blocks[index - 1], blocks[index + 1]].some((next) => next?.type === 'banner');
        return (
          <div key={block.key} className={block.type === 'banner' && isPaired ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
            <ContentBlock block={block} />
          </div>
        );
      })}
    </div>
  );
}
