import { setTimeout as wait } from 'node:timers/promises';
import type { LinkProfile } from './profiles.ts';
import type { Random } from './random.ts';

/** One direction of a link. */
export interface Pipe {
  /** Resolves when the bytes have arrived at the other end. Concurrent transfers share the bandwidth. */
  transfer(bytes: number): Promise<void>;
}

const packetBytes = 1_460;
/** The shortest time after which TCP retransmits a lost packet (RFC 6298 as Linux implements it). */
const minimumRetransmissionMs = 200;

/** Creates one direction of a link. */
export function createPipe(getProfile: () => LinkProfile, direction: 'up' | 'down', random: Random): Pipe {
  let freeAt = 0;
  return {
    async transfer(bytes) {
      const profile = getProfile();
      const kbps = direction === 'up' ? profile.upKbps : profile.downKbps;
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (bytes * 8) / kbps;
      const packets = Math.max(1, Math.ceil(bytes / packetBytes));
      const isResent = random.chance(1 - (1 - profile.packetLoss) ** packets);
      const resendMs = isResent ? Math.max(minimumRetransmissionMs, 3 * profile.latencyMs) : 0;
      const delayMs = freeAt - now + profile.latencyMs + random.between(0, profile.jitterMs) + resendMs;
      if (delayMs >= 1) await wait(delayMs);
    },
  };
}
