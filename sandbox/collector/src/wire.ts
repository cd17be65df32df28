import { z } from 'zod';

/**
 * Calls of Segment's HTTP tracking API (https://segment.com/docs/connections/sources/catalog/libraries/server/http-api/).
 * Segment accepts an invalid call with status 200 and drops it later; here it gets a 400, so that a test sees it.
 */

/** Limits of Segment in bytes: one call, and a batch. */
export const maximumCallBytes = 32 * 1024;
export const maximumBatchBytes = 500 * 1024;

const values = z.record(z.string(), z.unknown());
const time = z.iso.datetime({ offset: true });
const id = z.string().min(1).max(255);

const commonFields = {
  anonymousId: id.nullish(),
  userId: id.nullish(),
  context: values.optional(),
  integrations: values.optional(),
  /** Identifies the call: a repeated one is stored once. */
  messageId: z.string().min(1).max(100).optional(),
  timestamp: time.optional(),
  sentAt: time.nullish(),
  version: z.union([z.string(), z.number()]).optional(),
  /** Alternative to Basic authentication. */
  writeKey: z.string().optional(),
  /** Added by Segment's browser library. */
  _metadata: values.optional(),
};

const withIdentity = (call: { readonly anonymousId?: string | null; readonly userId?: string | null }) =>
  Boolean(call.anonymousId ?? call.userId);
const identityError = { path: ['anonymousId'], error: 'anonymousId or userId is required' };

/** `POST /v1/track`: what somebody did. */
const track = z
  .strictObject({
    ...commonFields,
    type: z.literal('track').default('track'),
    event: z.string().min(1).max(200),
    properties: values.default({}),
  })
  .refine(withIdentity, identityError);

/** `POST /v1/identify`: who somebody is. */
const identify = z
  .strictObject({ ...commonFields, type: z.literal('identify').default('identify'), traits: values.default({}) })
  .refine(withIdentity, identityError);

/** `POST /v1/page`: a page that somebody viewed. */
const page = z
  .strictObject({
    ...commonFields,
    type: z.literal('page').default('page'),
    name: z.string().max(200).nullish(),
    category: z.string().max(200).nullish(),
    properties: values.default({}),
  })
  .refine(withIdentity, identityError);

/** Schemas of single calls by the last segment of their path. */
export const callSchemas = { track, identify, page };

export type TrackingCall = z.output<typeof track> | z.output<typeof identify> | z.output<typeof page>;

/** A call in a batch, which must have its type. */
const batchedCall = z
  .looseObject({ type: z.enum(['track', 'identify', 'page']) })
  .transform((call, context): TrackingCall => {
    if (Buffer.byteLength(JSON.stringify(call)) > maximumCallBytes) {
      context.addIssue({ code: 'custom', message: 'A call of a batch is larger than 32 KB' });
      return z.NEVER;
    }
    const parsed = callSchemas[call.type].safeParse(call);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

/** `POST /v1/batch`. */
export const batchSchema = z.strictObject({
  batch: z.array(batchedCall).min(1).max(2_500),
  context: values.optional(),
  integrations: values.optional(),
  sentAt: time.nullish(),
  timestamp: time.optional(),
  writeKey: z.string().optional(),
});

/** `POST /log`: a message of a browser. */
export const logSchema = z.strictObject({
  message: z.string().min(1).max(2_000),
  level: z.enum(['warn', 'info', 'error']),
});
