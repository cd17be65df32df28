import { usePage } from '../app-providers.tsx';

export const apolloStateId = 'apollo-state';

/**
 * The cache that the server filled, as a data block without executable code. React leaves the element unchanged in the
 * browser.
 */
export function ApolloState() {
  const html = usePage().apolloState ?? '';
  return (
    <script
      id={apolloStateId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
