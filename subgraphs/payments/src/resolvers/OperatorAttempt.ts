import type { AttemptEvent } from '../application/operators/operator-desk.ts';
import { getReference } from '../domain/attempt.ts';
import { getMessage } from '../messages.ts';
import type { AttemptEvent as EventResult, OperatorAttemptResolvers } from '../resolver-types.gen.ts';

export const OperatorAttempt: OperatorAttemptResolvers = {
  membershipNumber: ({ facts }) => facts.membershipNumber ?? null,
  reference: (attempt) => (attempt.tries > 0 ? getReference(attempt) : null),
  referenceNumber: ({ facts }) => facts.referenceNumber ?? null,
  card: ({ facts: { card } }) => (card ? { brand: card.brand, lastDigits: card.lastDigits } : null),
  failure: ({ facts: { failure } }, _args, { language }) =>
    failure ? { code: failure.code, message: getMessage(failure.code, language) } : null,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  allowedActions: async (attempt, _args, { operators }) => [...(await operators.listActions(attempt))],
  timeline: async ({ id }, _args, { operators }) => (await operators.readTimeline(id)).map(toEventResult),
};

function toEventResult(event: AttemptEvent): EventResult & { __typename: AttemptEvent['type'] } {
  const at = event.at.toISOString();
  switch (event.type) {
    case 'AttemptStep': {
      const { id, name, try: tryNumber, finishedAt, outcome, answers } = event.step;
      return {
        __typename: event.type,
        id,
        name,
        try: tryNumber,
        startedAt: at,
        finishedAt: finishedAt?.toISOString() ?? null,
        outcome,
        answers: answers.map(
          ({ reason = null, httpStatus = null, referenceNumber = null, state = null, ...answer }) => ({
            ...answer,
            reason,
            httpStatus,
            referenceNumber,
            state,
          }),
        ),
      };
    }
    case 'AttemptAlert':
      return { __typename: event.type, id: event.alert.id, name: event.alert.name, raisedAt: at };
    case 'AttemptResolution': {
      const { id, action, operatorName, reason } = event.resolution;
      return { __typename: event.type, id, action, operatorName, reason, decidedAt: at };
    }
  }
}
