import type { ApolloClient } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { useIdentityDeletedNotice } from '../features/account/index.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import { ContentBlock, ContentBlocks, Hero } from '../features/content/index.ts';
import {
  CategoryTiles,
  CategoryTilesDocument,
  EndingSoon,
  EndingSoonSkeleton,
  getNewInClubVariables,
  InYourClub,
  MembershipBanner,
} from '../features/home/index.ts';
import { apolloContext, contentContext } from '../session/contexts.ts';
import { SiteJsonLd } from '../shell/json-ld.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { LazyOnVisible } from '../ui/lazy-on-visible.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadCatalogue(client: ApolloClient, args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const variables = getNewInClubVariables(getCatalogueContext(args).clubKey);
  const { loadPublic } = createPageLoads<RouteOperations['home']>(client);
  await Promise.all([loadPublic(CategoryTilesDocument, {}), loadPublic(ProductRowDocument, variables)]);
  return variables;
}

export async function loader(args: LoaderFunctionArgs) {
  const { locale } = getCatalogueContext(args);
  const [variables, content] = await Promise.all([
    loadCatalogue(args.context.get(apolloContext), args),
    // Without the content service the page is still shown (CONTENT-9).
    args.context
      .get(contentContext)
      .page(locale, 'home')
      .catch(() => null),
  ]);
  return { variables, content };
}

/** Content comes from the server; the catalogue from the cache or the graph. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [variables, { content }] = await Promise.all([
    loadCatalogue(args.context.get(apolloContext), args),
    args.serverLoader<typeof loader>(),
  ]);
  return { variables, content };
}

/** The content page `home` around the shop's own rows (CONTENT-10). */
export default function Home() {
  const { variables, content } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  useIdentityDeletedNotice();
  const title = t`Everything for your home, at club prices`;
  return (
    <>
      <PageHead title={content?.title ?? title} description={content?.description} />
      <SiteJsonLd />
      {content && content.top.length > 0 ? (
        content.top.map((block, index) => (
          <ContentBlock key={block.key} block={block} level={index === 0 ? 'h1' : 'h2'} />
        ))
      ) : (
        <Hero
          block={{ key: 'own', type: 'hero', title, text: t`Big packs, low prices and a club near you.` }}
          level="h1"
        />
      )}
      <Page className="flex flex-col gap-12 py-8 lg:gap-16">
        <InYourClub variables={variables} />
        <CategoryTiles />
        <LazyOnVisible fallback={<EndingSoonSkeleton />}>
          <EndingSoon />
        </LazyOnVisible>
        {content && <ContentBlocks blocks={content.main} />}
        <MembershipBanner />
      </Page>
    </>
  );
}
