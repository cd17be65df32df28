import type { ReactNode } from 'react';
import type { Block, ContentPage } from '../../server/content/blocks.ts';
import { Page } from '../../ui/page.tsx';
import { ContentBlock, ContentBlocks } from './content-blocks.tsx';

const isPageHeading = (block: Block | undefined) => block?.type === 'hero' || block?.type === 'heading';

/**
 * A page made of content blocks, with the shop's own content between `top` and `main`. A leading hero or heading block is
 * the page heading, else the page title is.
 */
export function ContentView({
  page: { title, top, main },
  children,
}: {
  page: Pick<ContentPage, 'title' | 'top' | 'main'>;
  /** The shop's own content. */
  children?: ReactNode;
}) {
  const [first] = [...top, ...main];
  const opening = isPageHeading(first) ? first : undefined;
  const [before, after] = [top, main].map((blocks) => blocks.filter((block) => block !== opening));
  return (
    <>
      {opening?.type === 'hero' && <ContentBlock block={opening} level="h1" />}
      <Page className="flex flex-col gap-12 py-8 lg:gap-14 lg:py-12">
        {opening?.type === 'heading' && <ContentBlock block={opening} level="h1" />}
        {!opening && <h1 className="text-3xl lg:text-4xl">{title}</h1>}
        <ContentColumn blocks={children ? before : [...(before ?? []), ...(after ?? [])]} />
        {children}
        {children && <ContentColumn blocks={after} />}
      </Page>
    </>
  );
}

function ContentColumn({ blocks = [] }: { blocks: readonly Block[] | undefined }) {
  return blocks.length > 0 && <ContentBlocks blocks={blocks} />;
}
