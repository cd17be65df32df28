/** An API client that the store needs; clients are created in the Merchant Center, which shows their secrets once. */
export interface ApiClient {
  readonly use: string;
  /** The variables with its id and secret begin with this. */
  readonly variables: string;
  /** Without the project key. */
  readonly scopes: readonly string[];
}

export const apiClients: readonly ApiClient[] = [
  { use: 'the store, provisioning and imports', variables: 'COMMERCE_CLIENT', scopes: ['manage_project'] },
  {
    use: 'payments, the only service that changes locked carts',
    variables: 'PAYMENTS_COMMERCE_CLIENT',
    scopes: ['manage_project', 'manage_locked_carts'],
  },
];
