/** Resolves in a new task, so that a browser can react to input before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
