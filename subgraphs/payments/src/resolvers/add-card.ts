import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { z } from 'zod';
import { addCardResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireHolder } from './require-holder.ts';

const uuid = z.uuid();

export const addCard: MutationResolvers['addCard'] = async (_parent, { input }, context) => {
  const holder = requireHolder(context);
  if (!uuid.safeParse(input.commandId).success) throw badUserInput('commandId is a UUID.');
  const { commandId, encryptedCard, keyId, holderName } = input;
  return addCardResult(
    await context.wallet.add(holder, { commandId, encryptedCard, keyId, holderName }),
    context.language,
  );
};
