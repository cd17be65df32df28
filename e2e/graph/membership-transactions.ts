import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';

const transaction = z.object({
  result: z.object({ status: z.enum(['PENDING', 'SUCCESS', 'FAILURE']), membershipId: z.string().optional() }),
});

/** Reads the club's own record of a membership transaction. @returns undefined when there is none */
export async function readMembershipTransaction(
  { membershipUrl, membershipApiKey }: RunningStack,
  transactionId: string,
): Promise<z.output<typeof transaction>['result'] | undefined> {
  const url = `${membershipUrl}/v1/membership-transactions/${encodeURIComponent(transactionId)}`;
  const response = await fetch(url, { headers: { 'x-api-key': membershipApiKey } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return transaction.parse(await response.json()).result;
}

const purchaseLog = z.object({ logs: z.array(z.object({ event: z.string(), detail: z.string().optional() })) });

/** The type of identification with which the club invoiced a transaction; undefined when it did not. */
export async function readInvoiceType(
  { membershipUrl, membershipApiKey }: RunningStack,
  transactionId: string,
): Promise<string | undefined> {
  const url = `${membershipUrl}/v1/purchase-logs/${encodeURIComponent(transactionId)}`;
  const response = await fetch(url, { headers: { 'x-api-key': membershipApiKey } });
  return purchaseLog.parse(await response.json()).logs.find(({ event }) => event === 'INVOICED')?.detail;
}
