import type { Customer } from './customer.ts';
import type { FakeOnboarding } from './onboarding-upstream.ts';

export type Upstream = 'commerce' | 'membership' | 'prices' | 'eligibility' | 'identity' | 'maps' | 'fulfilment';

/** The commerce platform, membership API, user identity API, map service and fulfilment as one HTTP server. */
export interface Upstreams {
  readonly url: string;
  readonly customers: Map<string, Customer>;
  /** Membership numbers that are valid today. */
  readonly validMemberships: Set<string>;
  /** Why other memberships are not valid, by number. */
  readonly blockStatuses: Map<string, string>;
  /** Extended attributes by membership number. */
  readonly attributes: Map<string, Record<string, string>>;
  /** Action and membership number of each cancellation. */
  readonly cancelled: string[];
  /** Why the club refuses a cancellation. */
  cancellationRefusal: string | undefined;
  /** Contact information of Ana's membership that differs. */
  contact: { email?: string; cellPhone?: string };
  /** Membership numbers with a digital identity. */
  readonly identities: Set<string>;
  /** Devices with a digital card, by key id. */
  readonly cardKeys: Map<string, { membershipNumber: string; deviceId: string }>;
  /** The identity provider's responses about registrations, and the requests that it received. */
  readonly onboarding: FakeOnboarding;
  /** Fields of Ana's membership that differ from the recorded one. */
  readonly membershipDetails: Record<string, unknown>;
  /** Last day of Ana's membership, ISO 8601 date. */
  expiresOn: string;
  /** The membership API's reasons against a renewal and an upgrade, and whether it offers an upgrade. */
  readonly eligibility: { renewalReasons: number[]; upgradeReasons: number[]; isUpgradeOffered: boolean };
  /** Upstreams that respond with 503. */
  readonly down: Set<Upstream>;
  /** Clubs that deliver to a plus code; 6401 and 6402 deliver to any other. */
  readonly coverage: Map<string, { code: string; distance: number }[]>;
  /** Method and path of each request, e.g. `GET /tarima/customers/key=64011045120001`. */
  readonly requests: string[];
  /** `requestData` of each request for prices. */
  readonly priceRequests: unknown[];
  /** Whether the type of Ana's membership has an upgrade. */
  hasUpgrade: boolean;
  /** Runs before the platform checks the version of an update, as a concurrent change of another client. */
  beforeUpdate: (customer: Customer) => void;
  close(): Promise<void>;
}
