/**
 * The limit on payment tries (PAYMENTS-58, PAYMENTS-59): each try of `placeOrder` and `addCard` costs points, a decline
 * costs more, and points leave after the window. A try is refused when its points no longer fit for the shopper, their
 * address or the cart.
 */
export interface TryLimits {
  readonly windowSeconds: number;
  /** Points of a try that was not declined. */
  readonly tryPoints: number;
  /** Points of a try that was declined, or whose outcome is not known yet. */
  readonly declinePoints: number;
  /** Points within the window, by what they are counted for. */
  readonly limits: Readonly<Record<TryKeyKind, number>>;
}

/** What tries are counted for. */
export const tryKeyKinds = ['shopper', 'address', 'cart'] as const;
export type TryKeyKind = (typeof tryKeyKinds)[number];

/** Whose try it is; what is not known is not counted. */
export interface TryKeys {
  /** `member:{membership number}` or `guest:{guest id}`. */
  readonly shopper: string;
  /** See `addressKey`. */
  readonly address: string | undefined;
  readonly cart: string | undefined;
}

/** A try within the window. */
export interface CountedTry extends TryKeys {
  readonly isDeclined: boolean;
  /** Seconds until it leaves the window. */
  readonly leavesInSeconds: number;
}

/** Seconds until another try of these keys is allowed; 0 when it is allowed now. */
export function secondsUntilAllowed(tries: readonly CountedTry[], keys: TryKeys, limits: TryLimits): number {
  const waits = tryKeyKinds.map((kind) => {
    if (keys[kind] === undefined) return 0;
    const counted = tries.filter((counted) => counted[kind] === keys[kind]);
    return secondsUntilBelow(counted, limits.limits[kind] - limits.declinePoints, limits);
  });
  return Math.max(...waits);
}

function secondsUntilBelow(tries: readonly CountedTry[], allowed: number, limits: TryLimits): number {
  const pointsOf = ({ isDeclined }: CountedTry) => (isDeclined ? limits.declinePoints : limits.tryPoints);
  let points = tries.reduce((sum, counted) => sum + pointsOf(counted), 0);
  if (points <= allowed) return 0;
  for (const counted of tries.toSorted((a, b) => a.leavesInSeconds - b.leavesInSeconds)) {
    points -= pointsOf(counted);
    if (points <= allowed) return Math.max(1, Math.ceil(counted.leavesInSeconds));
  }
  return limits.windowSeconds;
}
