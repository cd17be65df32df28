/** An API client of the project, as in the platform's Merchant Center. */
export interface ApiClient {
  readonly id: string;
  readonly secret: string;
  /** Scopes that the client's tokens can have, with the project key, e.g. `manage_project:tarima`. */
  readonly scopes: readonly string[];
}

/** The sandbox's API clients (docs/sandbox/commerce.md): the store, its checkout, the search index, and an app. */
export function buildSandboxClients(projectKey: string): readonly ApiClient[] {
  return [
    buildClient(projectKey, 'tarima-store', 'tarima-store-sandbox-secret-0000000', ['manage_project']),
    buildClient(projectKey, 'tarima-payments', 'tarima-payments-sandbox-secret-0000', [
      'manage_project',
      'manage_locked_carts',
    ]),
    buildClient(projectKey, 'tarima-reader', 'tarima-reader-sandbox-secret-000000', [
      'view_published_products',
      'view_categories',
      'view_project_settings',
      'view_messages',
    ]),
    buildClient(projectKey, 'tarima-app', 'tarima-app-sandbox-secret-000000000', [
      'create_anonymous_token',
      'manage_my_orders',
      'view_published_products',
    ]),
  ];
}

/** Builds a client; `scopes` are without the project key. */
export const buildClient = (projectKey: string, id: string, secret: string, scopes: readonly string[]): ApiClient => ({
  id,
  secret,
  scopes: scopes.map((scope) => `${scope}:${projectKey}`),
});
