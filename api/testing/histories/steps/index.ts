import { bankSteps } from './bank.ts';
import { planSteps } from './plans.ts';
import { printedCardSteps } from './printed-cards.ts';
import { staffSteps } from './staff.ts';
import type { StepKind } from './step.ts';

/** Everything that can happen to a person in a history. */
export const stepKinds: readonly StepKind[] = [
  ...planSteps,
  ...printedCardSteps,
  ...staffSteps,
  ...bankSteps,
];

/** How often each comes up beside the others. */
export const stepWeights: Readonly<Record<string, number>> = Object.fromEntries(
  stepKinds.map(({ name, weight }) => [name, weight]),
);
