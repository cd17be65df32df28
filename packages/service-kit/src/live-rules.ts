import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** What a live deployment refuses of a setting: tells the error of a setting's text, or nothing. */
export interface LiveRule {
  readonly errorOf: (text: string) => string | undefined;
}

/** Rules by setting; the schema of a setting is registered here where it is defined. */
export const liveRules = z.registry<LiveRule>();

/** Browsers send cookies, cards and tokens to such an address, or run what they get from it (CONFIGURATION-25). */
export const publicUrlRule: LiveRule = {
  errorOf: (text) => {
    const plain = text.split(/[\s,]+/).filter((url) => url.startsWith('http:'));
    return plain.length > 0 ? `browsers use it, so it must begin with https:// (${plain.join(', ')})` : undefined;
  },
};

/** Calls to an upstream carry credentials: plain http is for private networks only (CONFIGURATION-26). */
export const upstreamUrlRule: LiveRule = {
  errorOf: (text) => {
    if (!text.startsWith('http:') || !URL.canParse(text) || isPrivateHost(new URL(text).hostname)) return undefined;
    return `is outside a private network, so it must begin with https:// (${text})`;
  },
};

/** Refuses a setting that is switched on or has a value (CONFIGURATION-27). */
export const refusedRule = (reason: string): LiveRule => ({
  errorOf: (text) => (text === 'false' || text === '0' ? undefined : reason),
});

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Names that public name servers do not answer: of one label, or of a private zone (RFC 6761, RFC 6762, ICANN's `.internal`). */
const privateZones = ['localhost', 'internal', 'local', 'svc'];

function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return privateAddresses.check(host, version === 4 ? 'ipv4' : 'ipv6');
  const labels = host.split('.');
  return labels.length === 1 || privateZones.includes(labels.at(-1) ?? '');
}
