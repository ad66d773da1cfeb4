import { expect } from '@playwright/test';
import { enterAsOperator, loadSamples, waiting } from '../pages/operator.ts';
import { test } from '../test.ts';
import { listen, typed } from './walk.ts';

test('a screen reader hears an operator’s decisions, and keys rest while the operator types', async ({
  page,
}) => {
  const walk = await listen(page);
  await enterAsOperator(page);
  await loadSamples(page);
  await expect(waiting(page).nth(2)).toBeVisible();
  await walk([
    ['', 'page "(20, 2 overdue) Operator · Tessera"'],
    ['j', 'region "Deposits", link "$500.00 sample_221 Sample Tron · … Proof … overdue"'],
    ['j', 'link "$500.00 sample_214 Sample Bitcoin · … Proof … overdue"'],
    ['ArrowUp', 'link "$500.00 sample_221 Sample Tron · … Proof … overdue"'],
    [
      'r',
      'dialog "Refuse this request?", textbox "Note to the member" (Say why, so that the member knows what to do next.)',
    ],
    ['Tab', 'button "Refuse"'],
    [
      'Enter',
      'generic ""',
      'alert: There is a problemWrite why it is refused: the member has nothing else to go by.',
    ],
    ['Tab', 'link "Write why it is refused: the member has nothing else to go by."'],
    [
      'Enter',
      'textbox "Note to the member" invalid (… Write why it is refused: the member has nothing else to go by.)',
    ],
    [
      typed('a jar of rakes?'),
      'textbox "Note to the member" (Say why, so that the member knows what to do next.)',
    ],
    ['Tab', 'button "Refuse"'],
    [
      'Enter',
      'region "Deposits", link "$500.00 sample_214 Sample Bitcoin · … Proof … overdue"',
      'status: Deposit of $500.00 by sample_221: refused.',
    ],
    ['Enter', 'region "$500.00 sample_214 Sample", heading "$500.00 sample_214 Sample" level 3'],
    ['c', 'dialog "Credit this deposit?", textbox "Note to the member (optional)"'],
    [
      'Escape',
      'region "Deposits", region "$500.00 sample_214 Sample", heading "$500.00 sample_214 Sample" level 3',
    ],
    ['c', 'dialog "Credit this deposit?", textbox "Note to the member (optional)"'],
    ['Tab', 'button "Credit"'],
    [
      'Enter',
      'region "Deposits", link "$300.00 sample_207 Sample Dogecoin · … Proof …"',
      'status: Deposit of $500.00 by sample_214: credited.',
    ],
    ['?', 'dialog "By keyboard", checkbox "Use these keys" checked'],
    ['Space', 'checkbox "Use these keys" not checked'],
    ['Escape', 'region "Deposits", link "$300.00 sample_207 Sample Dogecoin · … Proof …"'],
    ['r'],
  ]);
  await expect(page.getByRole('dialog')).toBeHidden();
});
