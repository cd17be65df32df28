import type { Logger } from '@tarima/service-kit/logger';
import { createPeriodicTask, type PeriodicTask } from '@tarima/service-kit/periodic-task';
import type { Runner } from '../checkout/runner.ts';
import { countRead } from './observe-refunds.ts';
import type { OrderManagementPort, RefundRepository } from './ports.ts';

export interface RefundJobOptions {
  readonly refunds: RefundRepository;
  readonly orderManagement: OrderManagementPort;
  readonly runner: Pick<Runner, 'start'>;
  /** How often a process looks for changed orders. */
  readonly everySeconds: number;
  /** How far before the position changes are read again, because order management may show a change late. */
  readonly overlapSeconds: number;
  readonly logger: Logger;
}

/** Finds orders that were cancelled or corrected, and starts their refunds (PAYMENTS-200). Every process can run it. */
export interface RefundJob extends PeriodicTask {
  run(): Promise<void>;
}

const pageSize = 100;
/** Maximum number of orders that one run examines; the next one examines the others. */
const batchSize = 100;

export function createRefundJob(options: RefundJobOptions): RefundJob {
  const { refunds, orderManagement, runner, everySeconds, overlapSeconds, logger } = options;
  /** Orders with the same time of change can fill a page: then the offset grows, otherwise the time. */
  const readChanges = async (since: Date, offset: number): Promise<void> => {
    const { changes, count, lastChangedAt } = await orderManagement.listChanges({ since, offset, count: pageSize });
    if (lastChangedAt === undefined) return;
    await refunds.storeChanges(changes, lastChangedAt);
    if (count < pageSize) return;
    const isSameTime = lastChangedAt.getTime() === since.getTime();
    await readChanges(lastChangedAt, isSameTime ? offset + count : 0);
  };

  const examine = async (orderNumber: string): Promise<void> => {
    const examination = await refunds.examine(orderNumber);
    if (examination.kind !== 'started') return;
    const { id: attemptId, amount } = examination.run.attempt;
    logger.info({ attemptId, orderNumber, amount }, 'refund started');
    runner.start(examination.run);
  };

  const run = async (): Promise<void> => {
    const position = await refunds.getPosition();
    try {
      await readChanges(new Date(position.getTime() - overlapSeconds * 1_000), 0);
      countRead({ outcome: 'read' });
    } catch (error) {
      countRead({ outcome: 'failed' });
      // Changes that were read before are examined all the same.
      logger.warn({ err: error, position }, 'changed orders not read');
    }
    for (const orderNumber of await refunds.listPending(batchSize)) await examine(orderNumber);
  };

  return { run, ...createPeriodicTask({ name: 'refund job', everySeconds, run, logger }) };
}
