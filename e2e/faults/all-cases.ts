import { canaryCases } from './canary/canary-cases.ts';
import type { FaultCase } from './case.ts';
import { createKillCase } from './kill.ts';
import { killPoints } from './kill-points.ts';
import { lateCases } from './late.ts';
import { membershipCases } from './memberships/memberships.ts';
import { providerCases } from './providers.ts';
import { refundCases } from './refunds/refunds.ts';
import { refusalCases } from './refusals.ts';
import { createReplyCase } from './replies.ts';
import { returnCases } from './returns.ts';
import { stallCases } from './stall.ts';

/** Every fault at every step of every route. */
export const allCases: readonly FaultCase[] = [
  ...killPoints.map(createKillCase),
  ...killPoints.map(createReplyCase),
  ...refusalCases,
  ...lateCases,
  ...stallCases,
  ...providerCases,
  ...returnCases,
  ...refundCases,
  ...membershipCases,
  ...canaryCases,
];
