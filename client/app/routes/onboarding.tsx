import { useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { getCatalogueContext, ProductRowDocument } from '../features/catalog/index.ts';
import { loadBlockProducts } from '../features/content/index.ts';
import { OnboardingView } from '../features/onboarding/index.ts';
import { apolloContext, contentContext } from '../session/contexts.ts';
import { PasswordPolicyDocument } from '../session/password-policy.gen.ts';
import { ShellDocument } from '../session/shell.gen.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { RouteOperations } from './operations.gen.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { locale, clubKey } = getCatalogueContext(args);
  const { loadPublic } = createPageLoads<RouteOperations['onboarding']>(args.context.get(apolloContext));
  const [page] = await Promise.all([
    // Without the content service the page is still shown (CONTENT-9).
    args.context
      .get(contentContext)
      .page(locale, 'onboarding')
      .catch(() => null),
    loadPublic(ShellDocument, {}),
    // The rules of a password are part of the form, which moves what follows when they come late.
    loadPublic(PasswordPolicyDocument, {}).catch(() => undefined),
  ]);
  await loadBlockProducts(page, clubKey, (row) => loadPublic(ProductRowDocument, row));
  return { page };
}

/** Opened as a new document, whose content policy allows the captcha of the market. */
export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  throw redirectDocument(url.pathname + url.search);
}

/** The page stays as it is while its address or the session changes. */
export const shouldRevalidate = () => false;

export default function OnboardingPage() {
  const { t } = useLingui();
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={page?.title ?? t`Create your online account`}
        description={page?.description}
        indexed={!page?.isPreview}
      />
      <OnboardingView page={page} />
    </>
  );
}
