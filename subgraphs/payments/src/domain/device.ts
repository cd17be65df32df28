/** A shopper's browser, for the risk checks of a payment provider. Stays in memory, for one request. */
export interface Device {
  /** Session of the device fingerprint that the page collected. */
  readonly sessionId?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly acceptHeader?: string | undefined;
  readonly language?: string | undefined;
  readonly colorDepth?: number | undefined;
  readonly screenHeight?: number | undefined;
  readonly screenWidth?: number | undefined;
  /** UTC minus local time in minutes, as `Date.getTimezoneOffset` returns it. */
  readonly timeZoneOffsetMinutes?: number | undefined;
  readonly javaEnabled?: boolean | undefined;
}

type Check = (value: never) => boolean;
const isText = (limit: number) => (value: string) => value.length <= limit && !/\p{C}/u.test(value);
const isBetween = (low: number, high: number) => (value: number) => value >= low && value <= high;

/** True for a session id of a device fingerprint or a data collection. */
export function isDeviceSession(sessionId: string): boolean {
  return /^[\w-]{1,88}$/.test(sessionId);
}

const checks: { readonly [Key in keyof Required<Device>]: Check } = {
  sessionId: isDeviceSession,
  userAgent: isText(1_000),
  acceptHeader: isText(1_000),
  language: isText(35),
  colorDepth: isBetween(1, 64),
  screenHeight: isBetween(1, 100_000),
  screenWidth: isBetween(1, 100_000),
  timeZoneOffsetMinutes: isBetween(-900, 900),
  javaEnabled: () => true,
};

/** The values that a browser can have; others are left out, because a payment must not fail for them (PAYMENTS-65). */
export function cleanDevice(device: Device): Device {
  const entries = Object.entries(device).filter(
    ([key, value]) => value !== undefined && checks[key as keyof Device]?.(value as never),
  );
  return Object.fromEntries(entries);
}
