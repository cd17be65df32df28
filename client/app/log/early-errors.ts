/** What the script of the document records before the page's code runs. */
interface EarlyErrors {
  earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[];
}

/** A script of the document that queues unhandled errors until the code that logs them is loaded (ANALYTICS-15). */
export const earlyErrorsScript =
  "self.earlyErrors=[];for(const t of['error','unhandledrejection'])addEventListener(t,e=>self.earlyErrors?.push(e))";

/** Returns the queued errors and ends the queue. */
export function takeEarlyErrors(): readonly (ErrorEvent | PromiseRejectionEvent)[] {
  const scope = globalThis as EarlyErrors;
  const errors = scope.earlyErrors ?? [];
  delete scope.earlyErrors;
  return errors;
}
