export interface AccessTokenTable {
  hash: string;
  client_id: string;
  /** Space-separated scopes. */
  scope: string;
  expires_at: Date;
}

export interface AuthTables {
  access_token: AccessTokenTable;
}
