import { uuidSchema } from '@tarima/markets/formats';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';

/** The id of a `placeOrder`, where the client has sent one. @throws GraphQLError `BAD_USER_INPUT` unless it is a UUID */
export function parseCommandId(commandId: string | null | undefined): string | undefined {
  if (commandId == null) return undefined;
  if (!uuidSchema.safeParse(commandId).success) throw createBadUserInputError('commandId must be a UUID.');
  return commandId.toLowerCase();
}
