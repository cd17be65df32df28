import { isIPv4, isIPv6 } from 'node:net';

/**
 * The client address that payment tries are counted for. One subscriber commonly has a whole /64 of IPv6, so its
 * addresses count together; an IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function getAddressKey(clientIp: string | undefined): string | undefined {
  if (clientIp === undefined || isIPv4(clientIp)) return clientIp;
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/i.exec(clientIp)?.groups?.ipv4;
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain = ''] = clientIp.split('%');
  if (!isIPv6(plain)) return undefined;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const prefix = [...groups, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
