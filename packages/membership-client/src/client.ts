import { createHttpClient, UpstreamError } from '@tarima/service-kit/http-client';
import {
  type MembershipDetails,
  type MembershipValidation,
  membershipDetailsSchema,
  validationSchema,
} from './wire.ts';

export interface MembershipClientOptions {
  /** Base address, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** The club's membership API (membership.md §7). Every call throws `UpstreamError` when it is not answered. */
export interface MembershipClient {
  /** Whether a membership (14 digits) may be used; an unknown one may not. */
  validate(membership: string): Promise<MembershipValidation>;
  /** Details of a membership (14 digits), or undefined when there is none. */
  getMembership(membershipId: string): Promise<MembershipDetails | undefined>;
  close(): Promise<void>;
}

/** A pooled client; one for a process. An answer of another shape is a zod error, never a half-read membership. */
export function createMembershipClient(options: MembershipClientOptions): MembershipClient {
  const http = createHttpClient({
    upstream: 'membership',
    baseUrl: options.baseUrl,
    headers: () => ({ 'x-api-key': options.apiKey }),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  return {
    async validate(membership) {
      const body = { membership };
      return validationSchema.parse(await http.json('/v1/memberships/validate', { method: 'POST', body }));
    },
    async getMembership(membershipId) {
      try {
        const answer = await http.json(`/v1/memberships/${encodeURIComponent(membershipId)}`);
        return membershipDetailsSchema.parse(answer);
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    close: () => http.close(),
  };
}
