import { quickCommands } from '../e2e/commands/quick-forms.ts';
import { checkSteps } from './check-steps.ts';
import { playwrightStep } from './runner-steps.ts';
import type { Step } from './steps.ts';
import { commandStep, toolStep } from './tools.ts';

const alongside = { canOverlap: true };

/** The steps of `npm test`, the longest of those that overlap first. Together they run every command of package.json (`test-steps.test.ts`). */
export function testSteps(reports: string): Step[] {
  return [
    ...checkSteps(),
    playwrightStep('journeys', `${reports}journeys.json`, []),
    toolStep('commands in a short form', 'e2e/commands/run.ts', [], { ...alongside, commands: quickCommands }),
    commandStep('carts against their model', 'test:model', ['--runs', '100'], alongside),
    commandStep('ended in the middle of a checkout', 'faults', ['--quick'], alongside),
    toolStep('services as processes of their own', 'e2e/split/run.ts', [], { ...alongside, commands: ['start:split'] }),
  ];
}
