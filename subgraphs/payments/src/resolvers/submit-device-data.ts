import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { isDeviceSession } from '../domain/device.ts';
import { attemptNotFound } from '../domain/failure.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const submitDeviceData: MutationResolvers['submitDeviceData'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  const { attemptId, sessionId } = input;
  if (sessionId != null && !isDeviceSession(sessionId)) {
    throw createBadUserInputError('sessionId must be as the data collection reported it.');
  }
  const result = shopper
    ? await checkout.submitDeviceData(shopper, { attemptId, sessionId: sessionId ?? undefined })
    : attemptNotFound;
  return 'code' in result ? failureResult(result, language) : { __typename: result.type, attempt: result.attempt };
};
