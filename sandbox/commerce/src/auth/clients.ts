/** An API client of the project, as in the platform's Merchant Center. */
export interface ApiClient {
  readonly id: string;
  readonly secret: string;
  /** Scopes that the client's tokens can have, with the project key, e.g. `manage_project:tarima`. */
  readonly scopes: readonly string[];
}

/** The sandbox's API clients (docs/sandbox/commerce.md): the store, and a read-only one. */
export function buildSandboxClients(projectKey: string): readonly ApiClient[] {
  return [
    { id: 'tarima-store', secret: 'tarima-store-sandbox-secret-0000000', scopes: [`manage_project:${projectKey}`] },
    {
      id: 'tarima-reader',
      secret: 'tarima-reader-sandbox-secret-000000',
      scopes: ['view_published_products', 'view_categories', 'view_project_settings', 'view_messages'].map(
        (scope) => `${scope}:${projectKey}`,
      ),
    },
  ];
}
