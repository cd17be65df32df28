import type { ApolloClient } from '@apollo/client';
import { Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { createNotFoundResponse } from '../errors.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import {
  ContentView,
  createContentPathTranslator,
  getProductRowVariables,
  loadContent,
  parseContentAddress,
} from '../features/content/index.ts';
import { findMembershipAction, LazyEligibilityCheck, LazyWelcomeOffer } from '../features/membership/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import type { PageId } from '../i18n/route-table.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { ContentPage } from '../server/content/blocks.ts';
import { apolloContext, contentContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { RouteOperations } from './operations.gen.ts';

/** Pages of the route table for members only (ROUTING-45), and those that search engines may index. */
const isForMembers = (pageId: PageId) => pageId.startsWith('renew-') || pageId.startsWith('upgrade-');
const indexed = new Set<PageId>(['appointments']);

function loadProducts(client: ApolloClient, page: ContentPage, clubKey: string | null) {
  const { loadPublic } = createPageLoads<RouteOperations['content']>(client);
  const rows = getProductRowVariables([...page.top, ...page.main], clubKey);
  return Promise.all(rows.map((variables) => loadPublic(ProductRowDocument, variables)));
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { locale, clubKey } = getCatalogueContext(args);
  const { pathname, search } = new URL(request.url);
  const address = parseContentAddress(pathname.replace(/\.data$/, ''));
  if (address?.pageId && isForMembers(address.pageId)) await requireMember(args);
  const page = address && (await loadContent(context.get(contentContext), locale, address, search));
  if (!page) throw createNotFoundResponse();
  await loadProducts(context.get(apolloContext), page, clubKey);
  return { page, address };
}

/** Content comes from the server; the catalogue from the cache or the graph. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const loaded = await args.serverLoader<typeof loader>();
  await loadProducts(args.context.get(apolloContext), loaded.page, getCatalogueContext(args).clubKey);
  return loaded;
}

/** A content page: campaigns, help, legal, and pages of the route table that will get more functions later. */
export default function Content() {
  const { page, address } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const action = findMembershipAction(address.pageId);
  const [retryCount, setRetryCount] = useState(0);
  const isIndexed = !page.isPreview && (address.pageId === undefined || indexed.has(address.pageId));
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        indexed={isIndexed}
        {...(address.pageId ? {} : { pathIn: createContentPathTranslator(locale, address.path, page) })}
      />
      <ContentView page={page}>
        {action && (
          <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
            <LazyWelcomeOffer
              key={address.pageId}
              action={action}
              onRetry={() => setRetryCount((count) => count + 1)}
            />
          </Suspense>
        )}
      </ContentView>
      {action && (
        <Suspense>
          <LazyEligibilityCheck key={`${address.pageId} ${retryCount}`} action={action} isFailureShown />
        </Suspense>
      )}
    </>
  );
}
