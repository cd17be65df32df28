import { Trans, useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../apollo/load.ts';
import { apolloContext } from '../contexts.ts';
import { ProductListDocument, useProductListSuspenseQuery } from '../features/catalog/product-list.gen.ts';
import { catalogueContext } from '../features/catalog/request-context.ts';
import { parseListParams, toProductsInput } from '../features/search/list-params.ts';
import { ProductListView } from '../features/search/product-list-view.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

async function loadPage({ request, params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { clubId } = catalogueContext({ params, context });
  const url = new URL(request.url);
  const listParams = parseListParams(url.searchParams);
  const variables = { input: toProductsInput(listParams, { clubId }), clubId };
  await load(context.get(apolloContext), ProductListDocument, variables);
  return { variables, query: url.search };
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

/** Words in the whole catalogue; without words, everything. */
export default function SearchPage() {
  const { variables, query } = useLoaderData<typeof loadPage>();
  const { t } = useLingui();
  const { data } = useProductListSuspenseQuery({ variables });
  const params = parseListParams(new URLSearchParams(query));
  const words = params.q || params.phrase;
  return (
    <Page>
      <PageHead title={words ? t`Results for “${words}”` : t`All products`} indexed={false} />
      <ProductListView
        title={words ? <Trans>Results for “{words}”</Trans> : <Trans>All products</Trans>}
        list={data.products}
        params={params}
      />
    </Page>
  );
}
