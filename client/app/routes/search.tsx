import { Trans, useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePage } from '../app-providers.tsx';
import {
  getCatalogueContext,
  type ProductListQueryVariables,
  useProductListSuspenseQuery,
} from '../features/catalog/index.ts';
import {
  type ListParams,
  ListUnavailable,
  loadList,
  ProductListView,
  parseListParams,
  toListVariables,
} from '../features/search/index.ts';
import { apolloContext, settingsContext } from '../session/contexts.ts';
import { useTrack } from '../session/use-track.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

async function loadPage({ request, params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { clubKey } = getCatalogueContext({ params, context });
  const url = new URL(request.url);
  const listParams = parseListParams(url.searchParams, context.get(settingsContext).search);
  const variables = toListVariables(listParams, { clubKey });
  const isLoaded = await loadList(context.get(apolloContext), variables, listParams);
  return data({ variables, query: url.search, isLoaded }, { status: isLoaded ? 200 : 503 });
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

/** Searches the whole catalogue; without a search text it lists all products (SEARCH-4). */
export default function SearchPage() {
  const { variables, query, isLoaded } = useLoaderData<typeof loadPage>();
  const { t } = useLingui();
  const params = parseListParams(new URLSearchParams(query), usePage().settings.search);
  const words = params.q || params.phrase;
  // Plain texts: `Trans` would read markup in the words of the shopper.
  const title = words ? t`Results for “${words}”` : t`All products`;
  return (
    <Page>
      <PageHead title={title} indexed={false} />
      {isLoaded ? <Results variables={variables} params={params} title={title} /> : <ListUnavailable title={title} />}
    </Page>
  );
}

function Results({
  variables,
  params,
  title,
}: {
  variables: ProductListQueryVariables;
  params: ListParams;
  title: string;
}) {
  const { t } = useLingui();
  const { data: found } = useProductListSuspenseQuery({ variables });
  const { correctedText } = found.products;
  const words = params.q || params.phrase;
  useTrack(words ? JSON.stringify(variables.input) : undefined, () => ({
    type: 'products-searched',
    query: words ?? '',
    total: found.products.total,
  }));
  return (
    <ProductListView
      title={title}
      list={found.products}
      params={params}
      // The search text that replaced the shopper's (SEARCH-9).
      above={
        correctedText && (
          <p className="mt-2 text-lg">
            {t`No results for “${words}”.`} <Trans>Showing results for</Trans> <strong>{correctedText}</strong>.
          </p>
        )
      }
    />
  );
}
