/** Faults that a link applies to a request, in addition to the delay. */
export const linkFaults = [
  /** The connection ends before the request arrives. */
  'lost before',
  /** The shop executes the request; the connection ends before its response. */
  'lost after',
  /** The connection ends in the middle of the response. */
  'cut',
  /** The request arrives only after the shopper's timeout. */
  'late request',
  /** The shop executes the request; its response arrives only after the shopper's timeout. */
  'late response',
  /** The request arrives twice. */
  'duplicate',
] as const;
export type LinkFault = (typeof linkFaults)[number];

/** Latency, bandwidth and faults of a network. */
export interface LinkProfile {
  readonly name: string;
  /** Latency of a packet in one direction, and the maximum of the random addition, in milliseconds. */
  readonly latencyMs: number;
  readonly jitterMs: number;
  readonly downKbps: number;
  readonly upKbps: number;
  /** Share of packets that are lost and retransmitted after the retransmission timeout, as TCP does. */
  readonly packetLoss: number;
  /** Probability of each fault for a request. */
  readonly faults: Readonly<Record<LinkFault, number>>;
  /** Periods without a connection: their length and the time between them, each drawn at random. */
  readonly tunnels?: {
    readonly everyMs: readonly [number, number];
    readonly lastsMs: readonly [number, number];
  };
}

const noFaults = { 'lost before': 0, 'lost after': 0, cut: 0, 'late request': 0, 'late response': 0, duplicate: 0 };
const roughFaults = {
  'lost before': 0.04,
  'lost after': 0.04,
  cut: 0.03,
  'late request': 0.01,
  'late response': 0.02,
  duplicate: 0.04,
};

/** The networks of the campaign. Rates and delays of 3G are those of browsers' developer tools. */
export const roughProfiles = {
  '3G': {
    name: '3G',
    latencyMs: 75,
    jitterMs: 40,
    downKbps: 1_600,
    upKbps: 750,
    packetLoss: 0.01,
    faults: roughFaults,
  },
  'slow 3G': {
    name: 'slow 3G',
    latencyMs: 200,
    jitterMs: 100,
    downKbps: 400,
    upKbps: 400,
    packetLoss: 0.02,
    faults: roughFaults,
  },
  train: {
    name: 'train',
    latencyMs: 60,
    jitterMs: 120,
    downKbps: 4_000,
    upKbps: 1_000,
    packetLoss: 0.05,
    faults: { ...roughFaults, 'lost before': 0.02, 'lost after': 0.02 },
    tunnels: { everyMs: [2_000, 8_000], lastsMs: [300, 3_000] },
  },
} as const satisfies Record<string, LinkProfile>;

/** A link without delay and faults. */
export const calmProfile: LinkProfile = {
  name: 'calm',
  latencyMs: 0,
  jitterMs: 0,
  downKbps: 1_000_000,
  upKbps: 1_000_000,
  packetLoss: 0,
  faults: noFaults,
};
