import type { HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import type { IdentityPort } from '../../application/ports.ts';
import { type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import { isRejection } from '../is-rejection.ts';

const errorWire = z.object({ errorCode: z.string() });

/** What the API's codes mean here; every other refusal is `REJECTED`. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  IDENTITY_EXISTS: 'EMAIL_USED',
  PASSWORD_REFUSED: 'PASSWORD',
};

/** The identity provider's registrations, the only call that has a password. @throws UpstreamError, RefusedError */
export function createIdentityUpstream(http: Pick<HttpClient, 'json'>): IdentityPort {
  const post = async (path: string, body?: object): Promise<void> => {
    try {
      await http.json(`/v1/registrations${path}`, { method: 'POST', body });
    } catch (error) {
      if (!(error instanceof UpstreamError) || !isRejection(error.status)) throw error;
      const code = errorWire.safeParse(error.body).data?.errorCode ?? '';
      throw new RefusedError(reasons[code] ?? 'REJECTED', [], error);
    }
  };
  return {
    register: ({ registrationId, ...person }) => post('', { registrationId, ...person }),
    activate: (registrationId, membership) => post(`/${encodeURIComponent(registrationId)}/activate`, { membership }),
    discard: (registrationId) => post(`/${encodeURIComponent(registrationId)}/discard`),
  };
}
