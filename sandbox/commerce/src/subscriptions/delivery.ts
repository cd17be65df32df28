import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { withWholePictures } from '../picture-addresses.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { StoredMessage } from './tables.ts';

/** The running delivery of messages. */
export interface MessageDelivery {
  /** Delivers what is due now; resolves when nothing due is left. */
  flush(): Promise<void>;
  /** Delivers what is still due, and ends. */
  stop(): Promise<void>;
}

interface DueDelivery {
  readonly subscription_id: string;
  readonly position: string;
  readonly attempts: number;
  readonly url: string;
  /** Value of the header `authorization`; null for a receiver without one. */
  readonly authorization: string | null;
  readonly document: StoredMessage;
}

const pollMs = 250;
const batchSize = 20;
const attemptTimeoutMs = 5_000;
/** Longer than an attempt takes: a delivery whose process died is taken up again after it. */
const leaseMs = 15_000;
const firstBackoffMs = 500;
const longestBackoffMs = 60_000;

/**
 * Sends messages to the subscriptions' addresses by `POST`, at least once, and those of one resource in their order: the
 * next one of a resource is not sent before the one ahead of it was accepted (2xx). Refused ones are tried again later and
 * later, up to once a minute. Several processes may run it on one database.
 */
export function startMessageDelivery(context: CommerceContext): MessageDelivery {
  let stopped = false;
  let wake = () => {};
  let round: Promise<void> = Promise.resolve();

  const deliverDue = async () => {
    for (let sent = batchSize; sent === batchSize && !stopped; ) {
      const due = await claim(context.db, context.now());
      await Promise.all(due.map((delivery) => attempt(context, delivery)));
      sent = due.length;
    }
  };
  const flush = () => {
    round = round.then(deliverDue).catch((error) => context.logger.error({ err: error }, 'message delivery failed'));
    return round;
  };
  const loop = (async () => {
    while (!stopped) {
      await flush();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();

  return {
    flush,
    async stop() {
      await flush();
      stopped = true;
      wake();
      await loop;
    },
  };
}

/** Takes the first undelivered message of each resource that is due, and keeps other processes off it for a while. */
async function claim(db: Kysely<CommerceTables>, now: Date): Promise<readonly DueDelivery[]> {
  // Mostly there is nothing, which is cheaper to find out than the claim is to plan.
  const some = await db.selectFrom('message_delivery').select('position').where('due_at', '<=', now).limit(1).execute();
  if (some.length === 0) return [];
  const claimed = await sql<DueDelivery>`
    with head as (
      select distinct on (subscription_id, resource_id) subscription_id, position, due_at
      from ${table('message_delivery')} order by subscription_id, resource_id, position
    ), taken as (
      update ${table('message_delivery')} as delivery
      set attempts = delivery.attempts + 1, due_at = ${new Date(now.getTime() + leaseMs)}::timestamptz
      where (delivery.subscription_id, delivery.position) in (
        select subscription_id, position from head where due_at <= ${now}::timestamptz order by position limit ${batchSize}
      ) and delivery.due_at <= ${now}::timestamptz
      returning delivery.subscription_id, delivery.position, delivery.attempts
    )
    select taken.*, subscription.document->'destination'->>'url' as url,
      subscription.document->'destination'->'authentication'->>'headerValue' as authorization, message.document
    from taken
    join ${table('message')} as message using (position)
    join ${table('resource')} as subscription on subscription.kind = 'subscription' and subscription.id = taken.subscription_id
    order by taken.position`.execute(db);
  return claimed.rows;
}

async function attempt(context: CommerceContext, delivery: DueDelivery): Promise<void> {
  const { subscription_id, position, attempts } = delivery;
  if (await accepted(context, delivery)) {
    await context.db
      .deleteFrom('message_delivery')
      .where('subscription_id', '=', subscription_id)
      .where('position', '=', position)
      .execute();
    return;
  }
  const backoff = Math.min(longestBackoffMs, firstBackoffMs * 2 ** Math.min(attempts - 1, 20));
  await context.db
    .updateTable('message_delivery')
    .set({ due_at: new Date(context.now().getTime() + backoff) })
    .where('subscription_id', '=', subscription_id)
    .where('position', '=', position)
    .execute();
}

/** True when the receiver answered with a success; everything else is worth another attempt. */
async function accepted(context: CommerceContext, delivery: DueDelivery): Promise<boolean> {
  const { url, authorization, document, attempts } = delivery;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: withWholePictures(
        JSON.stringify({ notificationType: 'Message', projectKey: context.settings.projectKey, ...document }),
        context.settings.mediaUrl,
      ),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    await answer.arrayBuffer();
    if (answer.ok) return true;
    context.logger.debug({ messageId: document.id, status: answer.status, attempts }, 'message refused');
  } catch (error) {
    context.logger.debug({ messageId: document.id, err: error, attempts }, 'message not delivered');
  }
  return false;
}
