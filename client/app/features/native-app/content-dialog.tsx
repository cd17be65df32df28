import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ContentPage } from '../../server/content/blocks.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContentBlocks } from '../content/index.ts';

type ContentText = Pick<ContentPage, 'title' | 'top' | 'main'>;

const timeoutMs = 10_000;

/** Fetches a content page of the shop. @throws Error */
async function fetchContent(path: string): Promise<ContentText> {
  const response = await fetch(`/content-page?${new URLSearchParams({ path })}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`/content-page responded with status ${response.status}`);
  return response.json();
}

/**
 * Shows a content page above the page, which keeps what the shopper has entered: a webview opens no new windows
 * (NATIVE-53).
 */
export function ContentDialog({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [page, setPage] = useState<ContentText | 'failed'>();
  const load = useCallback(async () => {
    setPage(undefined);
    try {
      setPage(await fetchContent(path));
    } catch (error) {
      console.info('The content page could not be loaded.', error);
      setPage('failed');
    }
  }, [path]);
  useEffect(() => void load(), [load]);

  const content = page === 'failed' ? undefined : page;
  return (
    <Sheet
      open
      onClose={onClose}
      title={page === 'failed' ? t`We couldn’t load this page` : (content?.title ?? t`Loading…`)}
      closeLabel={t`Close`}
      footer={
        page === 'failed' && (
          <Button onClick={load}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {page === 'failed' && (
        <p role="status">
          <Trans>Check your connection and try again. What you’ve entered is still here.</Trans>
        </p>
      )}
      {!page && <Skeleton className="h-60 w-full" />}
      {content && (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <ContentBody content={content} />
        </Suspense>
      )}
    </Sheet>
  );
}

/** The blocks of a page. The dialog shows the title of a leading heading. */
function ContentBody({ content: { top, main } }: { readonly content: ContentText }) {
  const [first, ...others] = [...top, ...main];
  if (first?.type !== 'heading') return <ContentBlocks blocks={[...top, ...main]} />;
  return (
    <>
      {first.intro && <p className="mb-8 text-lg text-ink-soft">{first.intro}</p>}
      <ContentBlocks blocks={others} />
    </>
  );
}
