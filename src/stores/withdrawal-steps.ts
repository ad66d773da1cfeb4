import type { WithdrawalDetails } from '../domain/withdrawal.ts';
import { createStepInAddress } from './step-in-address.ts';

export const METHODS = ['bank', 'crypto'] as const satisfies readonly WithdrawalDetails['method'][];
export type Method = (typeof METHODS)[number];

/** Where in a withdrawal a person is. */
export type WithdrawalStep =
  | { readonly step: 'method' }
  | { readonly step: 'form'; readonly method: Method }
  | { readonly step: 'review'; readonly method: Method };

export const methodOf = (text: string | null) => METHODS.find((method) => method === text);

/** The step that a query asks for: `?method=bank`, `?method=bank&review`, or the first one. */
function readStep(query: URLSearchParams): WithdrawalStep {
  const method = methodOf(query.get('method'));
  if (!method) return { step: 'method' };
  return { step: query.has('review') ? 'review' : 'form', method };
}

const steps = createStepInAddress(readStep);

export const $withdrawalStep = steps.$step;

export const chooseMethod = (method: Method) => steps.go(`?method=${method}`);
export const review = (method: Method) => steps.go(`?method=${method}&review`);
export const backToMethods = () => steps.go('');

/**
 * Takes the place of the review: going back must not lead to where the same withdrawal would be made again. Whoever has
 * gone elsewhere stays there.
 */
export function leaveReview(): void {
  if ($withdrawalStep.get().step === 'review') steps.goInstead('');
}
