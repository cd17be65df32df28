/** Digital identities: with one, a member signs in. */
export interface Identities {
  /**
   * Deletes the one of a membership number (14 digits) for good, with every session and refresh token that it has. After
   * `unavailable` it may be gone all the same: sent again, the answer is then `not-found`.
   */
  delete(membershipNumber: string): Promise<'deleted' | 'not-found' | 'unavailable'>;
}
