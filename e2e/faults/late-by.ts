/** Rejects after a while. */
export async function lateBy(ms: number, message: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
  throw new Error(message);
}
