import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { createNotFoundResponse } from '../errors.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import {
  ContentView,
  createContentPathTranslator,
  loadBlockProducts,
  loadContent,
  parseContentAddress,
} from '../features/content/index.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { ContentPage } from '../server/content/blocks.ts';
import { apolloContext, contentContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

function loadProducts(args: LoaderFunctionArgs | ClientLoaderFunctionArgs, page: ContentPage) {
  const { loadPublic } = createPageLoads<RouteOperations['content']>(args.context.get(apolloContext));
  return loadBlockProducts(page, getCatalogueContext(args).clubKey, (row) => loadPublic(ProductRowDocument, row));
}

export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  const address = parseContentAddress(pathname.replace(/\.data$/, ''));
  const { locale } = getCatalogueContext(args);
  const page = address && (await loadContent(args.context.get(contentContext), locale, address, search));
  if (!page) throw createNotFoundResponse();
  await loadProducts(args, page);
  return { page, address };
}

/** Content comes from the server; the catalogue from the cache or the graph. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const loaded = await args.serverLoader<typeof loader>();
  await loadProducts(args, loaded.page);
  return loaded;
}

/** A content page: campaigns, help, legal, and appointments. */
export default function Content() {
  const { page, address } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        indexed={!page.isPreview}
        {...(address.pageId ? {} : { pathIn: createContentPathTranslator(locale, address.path, page) })}
      />
      <ContentView page={page} />
    </>
  );
}
