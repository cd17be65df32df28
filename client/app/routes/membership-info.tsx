import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import { loadBlockProducts } from '../features/content/index.ts';
import { findSalesClub, MembershipInfoView, MembershipOffersDocument } from '../features/membership-purchase/index.ts';
import type { ContentPage } from '../server/content/blocks.ts';
import { apolloContext, contentContext, pickupClubContext } from '../session/contexts.ts';
import { ShellDocument } from '../session/shell.gen.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

const getLoads = ({ context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  createPageLoads<RouteOperations['membership-info']>(context.get(apolloContext));

/** The club of the page and what it sells; `offers` is undefined while the membership API is down (MEMBERSHIP-151). */
async function loadSales(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { request, context } = args;
  const { loadPublic } = getLoads(args);
  const { clubs, market } = await loadPublic(ShellDocument, {});
  const requestedClubKey = new URL(request.url).searchParams.get('club');
  const pickup = context.get(pickupClubContext);
  const club = findSalesClub(clubs, { requested: requestedClubKey, pickup, standard: market.defaultClub?.key });
  if (!club) return { requestedClubKey, clubKey: null, offers: undefined };
  const offers = await loadPublic(MembershipOffersDocument, { clubKey: club.key }).then(
    ({ membershipOffers }) => membershipOffers ?? undefined,
    () => undefined,
  );
  return { requestedClubKey, clubKey: club.key, offers };
}

/** Loads the products of the editors' blocks. */
const loadProducts = (args: LoaderFunctionArgs | ClientLoaderFunctionArgs, page: ContentPage | null) =>
  loadBlockProducts(page, getCatalogueContext(args).clubKey, (row) =>
    getLoads(args).loadPublic(ProductRowDocument, row),
  );

export async function loader(args: LoaderFunctionArgs) {
  const [page, sales] = await Promise.all([
    // Without the content service the page is still shown (CONTENT-9).
    args.context
      .get(contentContext)
      .page(getCatalogueContext(args).locale, 'membership-info')
      .catch(() => null),
    loadSales(args),
  ]);
  await loadProducts(args, page);
  return { page, sales };
}

/** The content of the page stays the same when the shopper chooses another club. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [{ page }, sales] = await Promise.all([args.serverLoader<typeof loader>(), loadSales(args)]);
  await loadProducts(args, page);
  return { page, sales };
}

export default function MembershipInfo() {
  const { t } = useLingui();
  const { page, sales } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={page?.title ?? t`Membership`} description={page?.description} indexed={!page?.isPreview} />
      <MembershipInfoView page={page} {...sales} />
    </>
  );
}
