import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { attemptNotFound } from '../domain/failure.ts';
import { isChallengeProof } from '../domain/input-rules.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { placeOrderResult } from './place-order-result.ts';

export const completeChallenge: MutationResolvers['completeChallenge'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (!shopper) return placeOrderResult(attemptNotFound, language);
  const { attemptId, challengeId, cavv, eci } = input;
  const proofs = [cavv, eci].filter((proof) => proof != null);
  if (!proofs.every(isChallengeProof)) throw createBadUserInputError('cavv and eci must be as the bank returned them.');
  const result = await checkout.completeChallenge(shopper, {
    attemptId,
    orderId: challengeId,
    cavv: cavv ?? undefined,
    eci: eci ?? undefined,
  });
  return placeOrderResult(result, language);
};
