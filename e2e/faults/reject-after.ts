/** Rejects with a message after `ms` milliseconds. */
export async function rejectAfter(ms: number, message: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
  throw new Error(message);
}
