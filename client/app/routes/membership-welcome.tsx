import { Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { createNotFoundResponse } from '../errors.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import { ContentView, loadBlockProducts, loadContent, parseContentAddress } from '../features/content/index.ts';
import {
  findMembershipAction,
  LazyEligibilityCheck,
  MembershipUnavailable,
  RenewalOfferDocument,
  UpgradeOfferDocument,
  WelcomeOffer,
} from '../features/membership/index.ts';
import { requireLoadedMember, requireMember } from '../features/sign-in/index.ts';
import type { ContentPage } from '../server/content/blocks.ts';
import { apolloContext, contentContext } from '../session/contexts.ts';
import type { MembershipAction } from '../session/membership.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

const getLoads = ({ context }: Args) =>
  createPageLoads<RouteOperations['membership-welcome']>(context.get(apolloContext));

const loadProducts = (args: Args, page: ContentPage) =>
  loadBlockProducts(page, getCatalogueContext(args).clubKey, (row) =>
    getLoads(args).loadPublic(ProductRowDocument, row),
  );

/** Loads the membership and the offer; returns whether they could be read (MEMBERSHIP-355). */
async function loadOffer(args: Args, action: MembershipAction): Promise<boolean> {
  const { loadPartial } = getLoads(args);
  const load = () =>
    action === 'renewal'
      ? loadPartial(RenewalOfferDocument, {}, ({ me }) => me !== null)
      : loadPartial(UpgradeOfferDocument, {}, ({ me }) => me !== null);
  const data = await load().catch(() => undefined);
  if (data) requireLoadedMember(args, data);
  return Boolean(data?.me?.membership);
}

export async function loader(args: LoaderFunctionArgs) {
  const address = parseContentAddress(new URL(args.request.url).pathname.replace(/\.data$/, ''));
  const action = findMembershipAction(address?.pageId);
  if (!address || !action) throw createNotFoundResponse();
  await requireMember(args);
  const { locale } = getCatalogueContext(args);
  const [page, isOfferLoaded] = await Promise.all([
    loadContent(args.context.get(contentContext), locale, address, ''),
    loadOffer(args, action),
  ]);
  if (!page) throw createNotFoundResponse();
  await loadProducts(args, page);
  return { page, action, isOfferLoaded };
}

/** The content comes from the server, the membership and the catalogue from the graph or the cache. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { page, action } = await args.serverLoader<typeof loader>();
  const [isOfferLoaded] = await Promise.all([loadOffer(args, action), loadProducts(args, page)]);
  return { page, action, isOfferLoaded };
}

/** The first page of a renewal or an upgrade: the editors' content, and the offer to the member. */
export default function MembershipWelcomePage() {
  const { page, action, isOfferLoaded } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const [retryCount, setRetryCount] = useState(0);
  const retry = () => {
    setRetryCount((count) => count + 1);
    return revalidate();
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} indexed={false} />
      <ContentView page={page}>
        {isOfferLoaded ? (
          <WelcomeOffer action={action} />
        ) : (
          <MembershipUnavailable isLoading={state === 'loading'} onRetry={retry} />
        )}
      </ContentView>
      <Suspense>
        <LazyEligibilityCheck key={`${action} ${retryCount}`} action={action} isFailureShown />
      </Suspense>
    </>
  );
}
