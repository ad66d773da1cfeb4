import { expect, it } from 'vitest';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';

function openSteps(address: string) {
  const page = openPageWithHistory(address);
  const { $step, go, goInstead } = createStepInUrl((query) => query.get('step') ?? 'first');
  const shown: string[] = [];
  $step.subscribe((step) => shown.push(step));
  return { page, shown, go, goInstead };
}

it('shows the step that the address of the page names', () => {
  expect(openSteps('/dashboard/deposit/?step=second').shown).toEqual(['second']);
});

it('goes back as the browser does', () => {
  const { page, shown, go } = openSteps('/dashboard/deposit/');
  go('?step=second');
  expect(page.address()).toBe('/dashboard/deposit/?step=second');
  page.back();
  expect(shown).toEqual(['first', 'second', 'first']);
});

it('does not come back to a step that another one took the place of', () => {
  const { page, shown, go, goInstead } = openSteps('/dashboard/deposit/');
  go('?step=second');
  goInstead('?step=third');
  page.back();
  expect(shown).toEqual(['first', 'second', 'third', 'first']);
});

it('leaves no trace in the history when the present step is asked for again', () => {
  const { page, go } = openSteps('/dashboard/deposit/');
  go('?step=second');
  go('?step=second');
  page.back();
  expect(page.address()).toBe('/dashboard/deposit/');
});

it('takes a jump to an anchor for no step', () => {
  const { shown } = openSteps('/dashboard/deposit/');
  window.dispatchEvent(new Event('popstate'));
  expect(shown).toEqual(['first']);
});
