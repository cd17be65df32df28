/**
 * The limit on payment tries (PAYMENTS-58, PAYMENTS-59). Each try of `placeOrder` and `addCard` costs points, a decline
 * costs more, and points expire after the window. A try is refused when its points would exceed the limit of the shopper,
 * their address or the cart.
 */
export interface TryLimits {
  readonly windowSeconds: number;
  /** Points of a try that was not declined. */
  readonly tryPoints: number;
  /** Points of a try that was declined, or whose outcome is not known yet. */
  readonly declinePoints: number;
  /** Maximum number of points within the window, by kind of key. */
  readonly limits: Readonly<Record<TryKeyKind, number>>;
}

/** The keys that tries are counted for. */
export const tryKeyKinds = ['shopper', 'address', 'cart'] as const;
export type TryKeyKind = (typeof tryKeyKinds)[number];

/** The keys of a try; an unknown one is not counted. */
export interface TryKeys {
  /** `member:{membership number}` or `guest:{guest id}`. */
  readonly shopper: string;
  /** See `getAddressKey`. */
  readonly address: string | undefined;
  readonly cart: string | undefined;
}

/** A try within the window. */
export interface CountedTry extends TryKeys {
  readonly isDeclined: boolean;
  /** Seconds until the try leaves the window. */
  readonly expiresInSeconds: number;
}

/** Seconds until another try of these keys is allowed; 0 when it is allowed now. */
export function getSecondsUntilAllowed(tries: readonly CountedTry[], keys: TryKeys, limits: TryLimits): number {
  const waits = tryKeyKinds.map((kind) => {
    if (keys[kind] === undefined) return 0;
    const counted = tries.filter((counted) => counted[kind] === keys[kind]);
    return getSecondsUntilBelow(counted, limits.limits[kind] - limits.declinePoints, limits);
  });
  return Math.max(...waits);
}

function getSecondsUntilBelow(tries: readonly CountedTry[], allowed: number, limits: TryLimits): number {
  const getPoints = ({ isDeclined }: CountedTry) => (isDeclined ? limits.declinePoints : limits.tryPoints);
  let points = tries.reduce((sum, counted) => sum + getPoints(counted), 0);
  if (points <= allowed) return 0;
  for (const counted of tries.toSorted((a, b) => a.expiresInSeconds - b.expiresInSeconds)) {
    points -= getPoints(counted);
    if (points <= allowed) return Math.max(1, Math.ceil(counted.expiresInSeconds));
  }
  return limits.windowSeconds;
}
