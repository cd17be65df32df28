import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import { loadBlockProducts } from '../features/content/index.ts';
import {
  MembershipOffersDocument,
  MembershipRegisterView,
  parseMembershipType,
} from '../features/membership-purchase/index.ts';
import { pathTo } from '../i18n/paths.ts';
import type { ContentPage } from '../server/content/blocks.ts';
import { apolloContext, contentContext } from '../session/contexts.ts';
import { PasswordPolicyDocument } from '../session/password-policy.gen.ts';
import { ShellDocument } from '../session/shell.gen.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

const getLoads = ({ context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  createPageLoads<RouteOperations['membership-register']>(context.get(apolloContext));

/** What is bought; without a type that the club sells, the page where it is chosen opens (MEMBERSHIP-156). */
async function loadPurchase(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { loadPublic } = getLoads(args);
  const query = new URL(args.request.url).searchParams;
  const type = parseMembershipType(query.get('type'));
  const { clubs } = await loadPublic(ShellDocument, {});
  const club = clubs.find(({ key, sellsMemberships }) => key === query.get('club') && sellsMemberships);
  // The membership API can be down: the price is then shown at the payment, and the browser requests the rules of passwords.
  const [offers] = await Promise.all([
    club &&
      loadPublic(MembershipOffersDocument, { clubKey: club.key }).then(
        ({ membershipOffers }) => membershipOffers ?? undefined,
        () => undefined,
      ),
    loadPublic(PasswordPolicyDocument, {}).catch(() => undefined),
  ]);
  const offer = offers?.find((candidate) => candidate.type === type);
  if (!type || !club || (offers && !offer)) {
    throw redirect(
      pathTo('membership-info', getCatalogueContext(args).locale, {}, { club: query.get('club') ?? undefined }),
    );
  }
  return { type, clubKey: club.key, offer };
}

/** Loads the products of the editors' blocks. */
const loadProducts = (args: LoaderFunctionArgs | ClientLoaderFunctionArgs, page: ContentPage | null) =>
  loadBlockProducts(page, getCatalogueContext(args).clubKey, (row) =>
    getLoads(args).loadPublic(ProductRowDocument, row),
  );

export async function loader(args: LoaderFunctionArgs) {
  const [page, purchase] = await Promise.all([
    // Without the content service the page is still shown (CONTENT-9).
    args.context
      .get(contentContext)
      .page(getCatalogueContext(args).locale, 'membership-register')
      .catch(() => null),
    loadPurchase(args),
  ]);
  await loadProducts(args, page);
  return { page, purchase };
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [{ page }, purchase] = await Promise.all([args.serverLoader<typeof loader>(), loadPurchase(args)]);
  await loadProducts(args, page);
  return { page, purchase };
}

export default function MembershipRegister() {
  const { t } = useLingui();
  const { page, purchase } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={page?.title ?? t`Your details`} description={page?.description} indexed={false} />
      <MembershipRegisterView page={page} {...purchase} />
    </>
  );
}
