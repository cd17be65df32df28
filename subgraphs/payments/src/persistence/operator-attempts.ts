import { uuidSchema } from '@tarima/markets/formats';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { AttemptFilter, AttemptPage, OperatorAttempts } from '../application/repositories.ts';
import { attemptActions } from '../domain/attempt-action.ts';
import type { UpstreamAnswer } from '../domain/upstream-answer.ts';
import { toAttempt } from './rows.ts';
import type { Store, Tables } from './tables.ts';

type Where = ExpressionBuilder<Tables, 'attempt'>;

/** The position of an attempt in the list: whether it needs a review, its time with microseconds, and its id. */
const cursorSchema = z.tuple([z.boolean(), z.string().regex(/^[\d: .+-]{10,40}$/), uuidSchema]);

const answersSchema: z.ZodType<readonly UpstreamAnswer[]> = z.array(
  z.object({
    call: z.string(),
    result: z.enum(['OK', 'REFUSED', 'FAILED']),
    reason: z.string().optional(),
    httpStatus: z.number().optional(),
    referenceNumber: z.string().optional(),
    state: z.string().optional(),
    times: z.number(),
  }),
);

const getFact = (name: 'membershipNumber' | 'referenceNumber') => sql<string>`facts ->> ${sql.lit(name)}`;

/** An attempt id, a reference (`{attempt}.{try}`), or the provider's reference number. */
function isReference(where: Where, reference: string) {
  const [id = ''] = reference.split('.');
  return where.or([
    where(getFact('referenceNumber'), '=', reference),
    ...(uuidSchema.safeParse(id).success ? [where('id', '=', id)] : []),
  ]);
}

function isSelected(where: Where, { text, orderNumber, cartId, membershipNumber, reference, statuses }: AttemptFilter) {
  const isMember = (number: string) => where(getFact('membershipNumber'), '=', number.replace(/[\s-]/g, ''));
  return where.and([
    ...(text
      ? [
          where.or([
            where('order_number', '=', text.toUpperCase()),
            where('cart_id', '=', text),
            isMember(text),
            isReference(where, text),
          ]),
        ]
      : []),
    ...(orderNumber ? [where('order_number', '=', orderNumber)] : []),
    ...(cartId ? [where('cart_id', '=', cartId)] : []),
    ...(membershipNumber ? [isMember(membershipNumber)] : []),
    ...(reference ? [isReference(where, reference)] : []),
    ...(statuses.length > 0 ? [where('status', 'in', statuses)] : []),
  ]);
}

function parseCursor(after: string | undefined): z.output<typeof cursorSchema> | undefined {
  if (after === undefined) return undefined;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(after, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Attempts of all shoppers and their journal, for operators only. */
export function createOperatorAttempts(db: Store): OperatorAttempts {
  return {
    async list(filter, first, after): Promise<AttemptPage | undefined> {
      const cursor = parseCursor(after);
      if (after !== undefined && !cursor) return undefined;
      const rows = await db
        .selectFrom('attempt')
        .selectAll()
        .select([
          sql<boolean>`status = 'NEEDS_REVIEW'`.as('in_review'),
          sql<string>`created_at::text`.as('created_text'),
        ])
        .where((where) => isSelected(where, filter))
        .$if(cursor !== undefined, (query) => {
          const [inReview, createdAt, id] = cursor ?? [false, '', ''];
          return query.where(
            sql<boolean>`((status = 'NEEDS_REVIEW'), created_at, id) < (${inReview}::boolean, ${createdAt}::timestamptz, ${id}::uuid)`,
          );
        })
        .orderBy(sql`(status = 'NEEDS_REVIEW')`, 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(first + 1)
        .execute();
      const page = rows.slice(0, first);
      const last = page.at(-1);
      const position = last && [last.in_review, last.created_text, last.id];
      return {
        attempts: page.map((row) => ({ ...toAttempt(row), updatedAt: row.updated_at })),
        hasNextPage: rows.length > first,
        endCursor: position ? Buffer.from(JSON.stringify(position)).toString('base64url') : null,
      };
    },

    async find(id) {
      if (!uuidSchema.safeParse(id).success) return undefined;
      const row = await db.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...toAttempt(row), updatedAt: row.updated_at };
    },

    async listSteps(attemptId) {
      const rows = await db.selectFrom('step').selectAll().where('attempt_id', '=', attemptId).orderBy('id').execute();
      return rows.map((row) => ({
        id: String(row.id),
        name: row.name,
        try: row.try,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        outcome: row.outcome,
        answers: answersSchema.catch([]).parse(row.answers),
      }));
    },

    async listAlerts(attemptId) {
      const rows = await db.selectFrom('alert').selectAll().where('attempt_id', '=', attemptId).orderBy('id').execute();
      return rows.map(({ id, name, raised_at }) => ({ id: String(id), name, raisedAt: raised_at }));
    },

    async listResolutions(attemptId) {
      const rows = await db
        .selectFrom('resolution')
        .selectAll()
        .where('attempt_id', '=', attemptId)
        .orderBy('step_id')
        .execute();
      return rows.map((row) => ({
        id: String(row.step_id),
        operator: row.operator,
        operatorName: row.operator_name,
        action: z.enum(attemptActions).parse(row.action),
        reason: row.reason,
        decidedAt: row.created_at,
      }));
    },
  };
}
