import type { FastifyInstance } from 'fastify';

interface IdentityEntry {
  membershipId: string;
  email: string;
  firstName: string;
  lastName: string;
  emailVerified: boolean;
}

/** What the identity provider knows and has received. Statuses of 300 or more are errors with the given code. */
export interface FakeOnboarding {
  readonly entries: IdentityEntry[];
  verificationStatus: 'PENDING' | 'VERIFIED' | 'APPROVED' | 'REJECTED';
  creation: { status: number; errorCode?: string };
  mail: { status: number; errorCode?: string };
  code: { status: number; errorCode?: string };
  emailChange: { status: number; errorCode?: string };
  emailConfirmation: { status: number; errorCode?: string; email: string };
  /** Bodies of the requests, by path. */
  readonly received: { readonly path: string; readonly body: Record<string, unknown> }[];
}

export const createFakeOnboarding = (): FakeOnboarding => ({
  entries: [],
  verificationStatus: 'APPROVED',
  creation: { status: 201 },
  mail: { status: 202 },
  code: { status: 200 },
  emailChange: { status: 202 },
  emailConfirmation: { status: 200, email: 'nueva@example.com' },
  received: [],
});

type Body = Record<string, unknown>;

/** The identity provider's calls for registrations. */
export function registerOnboardingRoutes(app: FastifyInstance, state: FakeOnboarding): void {
  const receive = (path: string, body: Body) => state.received.push({ path, body });
  const toError = ({ status, errorCode = '' }: { status: number; errorCode?: string }) => ({
    statusCode: status,
    errorCode,
    message: errorCode,
  });

  app.post<{ Body: Body }>('/v1/identities', async ({ body }, reply) => {
    receive('create', body);
    if (state.creation.status >= 300) return reply.status(state.creation.status).send(toError(state.creation));
    const { verificationStatus } = state;
    if (verificationStatus === 'REJECTED') {
      return { data: null, errorCode: 'IDENTITY_REJECTED', verificationStatus };
    }
    return reply.status(201).send({ data: {}, errorCode: null, verificationStatus });
  });
  app.post<{ Body: Body }>('/v1/identities/validate', async ({ body }) => {
    receive('validate', body);
    return state.entries.filter(({ membershipId, email }) => membershipId === body.membership || email === body.email);
  });
  app.post<{ Body: Body }>('/v1/identities/verification-emails', async ({ body }, reply) => {
    receive('mail', body);
    const { status } = state.mail;
    return reply.status(status).send(status < 300 ? { statusCode: 202 } : toError(state.mail));
  });
  app.post<{ Body: Body }>('/v1/identities/verification-codes/check', async ({ body }, reply) => {
    receive('code', body);
    if (state.code.status >= 300) return reply.status(state.code.status).send(toError(state.code));
    return { membershipId: '', verificationStatus: 'APPROVED' };
  });
  app.post<{ Body: Body }>('/v1/identities/email-changes', async ({ body }, reply) => {
    receive('email-change', body);
    const { status } = state.emailChange;
    return reply.status(status).send(status < 300 ? { statusCode: 202 } : toError(state.emailChange));
  });
  app.post<{ Body: Body }>('/v1/identities/email-changes/confirm', async ({ body }, reply) => {
    receive('email-confirmation', body);
    const { status, email } = state.emailConfirmation;
    return reply.status(status).send(status < 300 ? { membershipId: '', email } : toError(state.emailConfirmation));
  });
}
