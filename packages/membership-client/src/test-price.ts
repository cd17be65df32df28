import { flagSchema } from '@tarima/service-kit/env';
import type { ItemNumberEntry } from './wire.ts';

/** The price of every membership with `MEMBERSHIP_TEST_PRICE`, in cents of each currency (MEMBERSHIP-56). */
const testPriceCents = 10;

export const testPriceEnv = {
  /** Sells every membership for 0.1, to try payments; only with sandbox and test hosts. */
  MEMBERSHIP_TEST_PRICE: flagSchema.default(false),
};

/** The settings that show whether a service sells to customers. */
interface Hosts {
  readonly MEMBERSHIP_TEST_PRICE: boolean;
  readonly SHOP_URL: string;
  readonly MEMBERSHIP_API_URL: string;
  readonly PAYMENTS_API_URL?: string;
}

/** Why the test price cannot be used with the other settings; undefined when it can (MEMBERSHIP-56). */
export function findTestPriceError({ MEMBERSHIP_TEST_PRICE: isOn, ...hosts }: Hosts): string | undefined {
  const { SHOP_URL, MEMBERSHIP_API_URL, PAYMENTS_API_URL } = hosts;
  const others = [SHOP_URL, MEMBERSHIP_API_URL, PAYMENTS_API_URL].filter((url) => url && !isTestHost(url));
  return isOn && others.length > 0 ? `is only for sandbox and test hosts, not for ${others.join(', ')}` : undefined;
}

/** Whether a URL is on this machine, or has `sandbox` or `test` as a part of its host name. */
export function isTestHost(url: string): boolean {
  const host = new URL(url).hostname;
  if (host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)) return true;
  return host.split(/[.-]/).some((part) => part === 'sandbox' || part === 'test');
}

/** Replaces the prices of an entry by the test price; its currencies stay. */
export function withTestPrice(entry: ItemNumberEntry): ItemNumberEntry {
  const price = { totalPrice: testPriceCents, proratedAmount: testPriceCents };
  return {
    ...entry,
    totalLocalCost: { ...entry.totalLocalCost, ...price },
    totalUsdCost: { ...entry.totalUsdCost, ...price },
  };
}
