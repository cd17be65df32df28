import { z } from 'zod';
import { namedSchemas } from './wire.ts';

const uri = (id: string) => `#/components/schemas/${id}`;
const { schemas } = z.toJSONSchema(namedSchemas, { uri, io: 'input' });

const content = (id: string) => ({ 'application/json': { schema: { $ref: uri(id) } } });
const response = (description: string, id = 'Error') => ({ description, content: content(id) });

const errors = {
  400: response('IDENTITY_BAD_REQUEST: the request is invalid.'),
  401: response('UNAUTHORIZED: the key is missing or wrong.'),
};

const post = (operationId: string, summary: string, request: string, responses: object) => ({
  post: {
    operationId,
    summary,
    requestBody: { required: true, content: content(request) },
    responses: { ...responses, ...errors },
  },
});

const registrationId = {
  name: 'registrationId',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

/** The user identity API: every call needs the header `x-api-key`. Served at `/openapi.json`. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'User identity API',
    version: '1.0.0',
    description: 'Digital identities, with which members of the club sign in.',
  },
  security: [{ apiKey: [] }],
  paths: {
    '/v1/identities': post(
      'createDigitalIdentity',
      'Creates the digital identity of a membership. It cannot sign in until its email address is verified. Until then, another registration of the membership replaces it: only the latest password works, and the codes of earlier mails have expired.',
      'CreateIdentityRequest',
      {
        200: response('The details do not match the club’s record: REJECTED.', 'CreateIdentityResponse'),
        201: response('The identity is created, or has replaced one that was not verified.', 'CreateIdentityResponse'),
        409: response(
          'IDENTITY_EXISTS: the membership has an identity with a verified address, or the email address has the identity of another membership.',
        ),
        422: response('PASSWORD_REFUSED: the password does not meet the policy.'),
        429: response('TOO_MANY_REQUESTS: too many registrations of this membership.'),
        503: response('CLUB_RECORD_UNAVAILABLE: the club’s records cannot be read; nothing was created.'),
      },
    ),
    '/v1/identities/validate': post(
      'validateDigitalIdentity',
      'Finds the digital identity of a membership or of an email address.',
      'ValidateIdentityRequest',
      { 200: response('The identities; empty when there is none.', 'ValidateIdentityResponse') },
    ),
    '/v1/identities/verification-emails': post(
      'sendCodeVerificationEmail',
      'Sends a mail with a link that verifies the email address of an identity.',
      'VerificationEmailRequest',
      {
        202: response('The mail is being sent.', 'Accepted'),
        404: response('IDENTITY_NOT_FOUND'),
        409: response('ALREADY_VERIFIED: the address is verified; no mail is sent.'),
        422: response(
          'RECIPIENT_MISMATCH: the recipient is not the address of the identity. CALLBACK_REFUSED: the callback URL is not registered.',
        ),
        429: response('TOO_MANY_REQUESTS: the identity has received as many mails as allowed in an hour.'),
      },
    ),
    '/v1/identities/verification-codes/check': post(
      'checkOnboardingCode',
      'Uses the code of a verification mail, which works once.',
      'CheckCodeRequest',
      {
        200: response('The address is verified; the identity can sign in.', 'CheckCodeResponse'),
        404: response('CODE_UNKNOWN: the code is wrong, or of another membership.'),
        409: response('CODE_USED'),
        410: response('CODE_EXPIRED'),
        429: response('TOO_MANY_REQUESTS: too many codes of this membership were checked.'),
      },
    ),
    '/v1/identities/email-changes': post(
      'requestEmailChange',
      'Mails a code to a new address of an identity. Only the newest code of an identity works.',
      'EmailChangeRequest',
      {
        202: response('The mail is being sent. The response is the same for an address that is used.', 'Accepted'),
        404: response('IDENTITY_NOT_FOUND'),
        409: response('EMAIL_UNCHANGED: the identity has this address.'),
        429: response('TOO_MANY_REQUESTS: the identity has requested as many codes as allowed in an hour.'),
      },
    ),
    '/v1/identities/email-changes/confirm': post(
      'confirmEmailChange',
      'Changes the address of an identity with the code of the mail, and notifies the former address. It can be repeated.',
      'ConfirmEmailChangeRequest',
      {
        200: response('The identity has the address.', 'ConfirmEmailChangeResponse'),
        404: response('CODE_UNKNOWN: the code is wrong. IDENTITY_NOT_FOUND'),
        409: response('IDENTITY_EXISTS: another identity got the address since the request.'),
        410: response('CODE_EXPIRED: there is no code, it has expired, or too many wrong ones were tried.'),
      },
    ),
    '/v1/registrations': post(
      'createRegistration',
      'Registers a person who buys a membership. The identity can sign in once the registration is activated.',
      'RegistrationRequest',
      {
        200: response('The same registration was made before.', 'Registration'),
        201: response('The person is registered. The registration expires when it is not activated.', 'Registration'),
        409: response(
          'IDENTITY_EXISTS: the email address has an identity. REGISTRATION_CLOSED: the id was activated, discarded, or used for another address.',
        ),
        422: response('PASSWORD_REFUSED: the password does not meet the policy.'),
      },
    ),
    '/v1/registrations/{registrationId}/activate': {
      parameters: [registrationId],
      ...post(
        'activateRegistration',
        'Creates the digital identity of a registered person for their membership, once.',
        'ActivateRegistrationRequest',
        {
          200: response('The identity can sign in.', 'Registration'),
          404: response('REGISTRATION_NOT_FOUND: there is no such registration, or it has expired.'),
          409: response(
            'IDENTITY_EXISTS: the email address or the membership has another identity. REGISTRATION_CLOSED: it was discarded, or activated for another membership.',
          ),
        },
      ),
    },
    '/v1/registrations/{registrationId}/discard': {
      parameters: [registrationId],
      post: {
        operationId: 'discardRegistration',
        summary: 'Deletes a registration. Its id cannot register again, even when the registration arrives later.',
        responses: {
          200: response('The registration does not exist any more.', 'Registration'),
          409: response('REGISTRATION_CLOSED: it was activated; the identity is not deleted.'),
          ...errors,
        },
      },
    },
    '/v1/identities/{membershipNumber}': {
      delete: {
        operationId: 'deleteDigitalIdentity',
        summary: 'Deletes the digital identity of a membership with its sessions and refresh tokens.',
        parameters: [
          { name: 'membershipNumber', in: 'path', required: true, schema: { type: 'string', pattern: '^\\d{14}$' } },
        ],
        responses: { 204: { description: 'Deleted.' }, 404: response('IDENTITY_NOT_FOUND'), ...errors },
      },
    },
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    schemas,
  },
};
