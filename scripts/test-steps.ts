import { quickCommands } from '../e2e/commands/quick-forms.ts';
import { createCheckSteps } from './check-steps.ts';
import { createPlaywrightStep } from './runner-steps.ts';
import type { Step } from './steps.ts';
import { createCommandStep, createToolStep } from './tools.ts';

const overlapping = { canOverlap: true };

/** Creates the steps of `npm test`, overlapping steps with the longest first. They cover every command of package.json (`test-steps.test.ts`). */
export function createTestSteps(reports: string): Step[] {
  return [
    ...createCheckSteps(),
    createPlaywrightStep('journeys', `${reports}journeys.json`, []),
    createToolStep('quick commands', 'e2e/commands/run.ts', [], { ...overlapping, commands: quickCommands }),
    createCommandStep('cart model', 'test:model', ['--runs', '100'], overlapping),
    createCommandStep('rough networks', 'test:rough', ['--runs', '12', '--parallel', '12'], overlapping),
    createCommandStep('checkout faults', 'faults', ['--quick'], overlapping),
    createToolStep('services in separate processes', 'e2e/split/run.ts', [], {
      ...overlapping,
      commands: ['start:split'],
    }),
  ];
}
