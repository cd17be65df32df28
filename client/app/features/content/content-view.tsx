import type { Block, ContentPage } from '../../server/content/blocks.ts';
import { Page } from '../../ui/page.tsx';
import { ContentBlock, ContentBlocks } from './content-blocks.tsx';

const isPageHeading = (block: Block | undefined) => block?.type === 'hero' || block?.type === 'heading';

/** A page made of content blocks. A leading hero or heading block is the page heading, else the page title is. */
export function ContentView({ page }: { page: ContentPage }) {
  const [first, ...others] = [...page.top, ...page.main];
  const [opening, rest] = first && isPageHeading(first) ? [first, others] : [undefined, [...page.top, ...page.main]];
  return (
    <>
      {opening?.type === 'hero' && <ContentBlock block={opening} level="h1" />}
      <Page className="flex flex-col gap-12 py-8 lg:gap-14 lg:py-12">
        {opening?.type === 'heading' && <ContentBlock block={opening} level="h1" />}
        {!opening && <h1 className="text-3xl lg:text-4xl">{page.title}</h1>}
        <ContentBlocks blocks={rest} />
      </Page>
    </>
  );
}
