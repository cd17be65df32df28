import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** A rule for a setting in a live deployment. */
export interface LiveRule {
  /** The error of a setting's text; undefined when it is allowed. */
  readonly errorOf: (text: string) => string | undefined;
}

/** Rules by the schema of a setting. The file that defines a schema registers it here. */
export const liveRules = z.registry<LiveRule>();

/** Requires https, because browsers send cookies, cards and tokens to these URLs or run their scripts (CONFIGURATION-25). */
export const publicUrlRule: LiveRule = {
  errorOf: (text) => {
    const httpUrls = text.split(/[\s,]+/).filter((url) => url.startsWith('http:'));
    return httpUrls.length > 0 ? `browsers use it, so it must start with https:// (${httpUrls.join(', ')})` : undefined;
  },
};

/** Allows plain http only in private networks, because calls to an upstream include credentials (CONFIGURATION-26). */
export const upstreamUrlRule: LiveRule = {
  errorOf: (text) => {
    if (!text.startsWith('http:') || !URL.canParse(text) || isPrivateHost(new URL(text).hostname)) return undefined;
    return `is outside a private network, so it must start with https:// (${text})`;
  },
};

/** Rejects a setting that is enabled or has a value (CONFIGURATION-27). */
export const createForbiddenRule = (reason: string): LiveRule => ({
  errorOf: (text) => (text === 'false' || text === '0' ? undefined : reason),
});

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Top-level domains that public DNS does not resolve (RFC 6761, RFC 6762, ICANN's `.internal`). */
const privateZones = ['localhost', 'internal', 'local', 'svc'];

/** True for a host of a private network, by its address or a name that public DNS does not resolve. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return privateAddresses.check(host, version === 4 ? 'ipv4' : 'ipv6');
  const labels = host.split('.');
  return labels.length === 1 || privateZones.includes(labels.at(-1) ?? '');
}
