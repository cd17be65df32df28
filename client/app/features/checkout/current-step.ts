/** Id of the heading of the step that is open; a membership checkout has only the payment. */
export const currentStepHeadingId = 'current-step';

/** Scrolls to the open step and focuses its heading. */
export function goToCurrentStep(): void {
  const heading = document.getElementById(currentStepHeadingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
