import { quickCommands } from '../e2e/commands/quick-forms.ts';
import { checkSteps } from './check-steps.ts';
import { commandStep, playwrightStep, type Step, toolStep } from './steps.ts';

/** The steps of `npm test`. Together they run every command of package.json (`test-steps.test.ts`). */
export function testSteps(reports: string): Step[] {
  return [
    ...checkSteps(),
    playwrightStep('journeys', `${reports}journeys.json`, []),
    commandStep('carts against their model', 'test:model', ['--runs', '200']),
    commandStep('ended in the middle of a checkout', 'faults', ['--quick']),
    toolStep('services as processes of their own', 'e2e/split/run.ts', [], { commands: ['start:split'] }),
    toolStep('commands in a short form', 'e2e/commands/run.ts', [], { commands: quickCommands }),
  ];
}
