export interface AccessTokenTable {
  hash: string;
  client_id: string;
  /** Parted by spaces. */
  scope: string;
  expires_at: Date;
}

export interface AuthTables {
  access_token: AccessTokenTable;
}
