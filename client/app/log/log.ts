import { Reports } from '../reports.ts';

export type LogLevel = 'warn' | 'info' | 'error';

export interface LogMessage {
  readonly level: LogLevel;
  /** Without personal data; what resembles it is replaced before the message is sent. */
  readonly message: string;
  /** Messages of this topic are sent only while the configuration enables it (ANALYTICS-20). */
  readonly topic?: 'membership-purchase';
}

/** Log messages of this document; the code that sends them is loaded later. */
export const logMessages = new Reports<LogMessage>();

/** Logs a message of the browser (ANALYTICS-13). It never throws. */
export const log = (level: LogLevel, message: string): void => logMessages.report({ level, message });

/** Logs a step or failure of a membership purchase (ANALYTICS-20). */
export const logMembershipPurchase = (level: LogLevel, message: string): void =>
  logMessages.report({ level, message, topic: 'membership-purchase' });
