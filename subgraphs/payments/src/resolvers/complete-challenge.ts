import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { isChallengeProof } from '../domain/rules.ts';
import { placeResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';

export const completeChallenge: MutationResolvers['completeChallenge'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (!shopper) return placeResult({ type: 'AttemptNotFound' }, language);
  const { attemptId, challengeOrderId, cavv, eci } = input;
  const proofs = [cavv, eci].filter((proof) => proof != null);
  if (!proofs.every(isChallengeProof)) throw badUserInput('cavv and eci must be as the bank returned them.');
  const answer = { attemptId, orderId: challengeOrderId, cavv: cavv ?? undefined, eci: eci ?? undefined };
  return placeResult(await checkout.completeChallenge(shopper, answer), language);
};
