import { usePage } from '../app-providers.tsx';

export const apolloStateId = 'apollo-state';

/** JSON that may stand inside a script element: no `<` can end it early. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * The cache that the server filled, as a data block that runs nothing. In the browser the element stays as it came.
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

/** What the server left in the document under this id, or undefined. */
export function readServerData<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
}
