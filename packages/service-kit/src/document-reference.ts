import { createHash } from 'node:crypto';

/**
 * What the club stores of who uploaded a document: a hash of the shopper (`guest:{guest id}` or
 * `member:{membership number}`), so that only the same shopper can use it (MEMBERSHIP-68).
 */
export const createDocumentReference = (owner: string): string =>
  createHash('sha256').update(`identity document ${owner}`).digest('hex');
