import { expect } from '@playwright/test';
import { enterAsOperator, loadSamples, waiting } from '../pages/operator.ts';
import { MOVING, test } from '../test.ts';
import { listen, typed } from './walk.ts';

test.use(MOVING);

test('a screen reader hears an operator’s decisions, and keys rest while the operator types', async ({
  page,
}) => {
  const walk = await listen(page);
  await enterAsOperator(page);
  await loadSamples(page);
  await expect(waiting(page).nth(2)).toBeVisible();
  await walk([
    ['', 'page "(23, 2 overdue) Operator · Tessera"'],
    ['j', 'region "Deposits", link "$300.00 sample_897 Bitcoin · … overdue"'],
    ['j', 'link "$500.00 sample_890 Dogecoin · … overdue"'],
    ['ArrowUp', 'link "$300.00 sample_897 Bitcoin · … overdue"'],
    [
      'r',
      'dialog "Refuse this request?", textbox "Note to the member" (Say why, so that the member knows what to do next.)',
    ],
    [
      'Control+Enter',
      'textbox "Note to the member" invalid (… Write why it is refused: the member has nothing else to go by.)',
      'alert: Write why it is refused: the member has nothing else to go by.',
    ],
    [
      typed('a jar of rakes?'),
      'textbox "Note to the member" (Say why, so that the member knows what to do next.)',
    ],
    [
      'Control+Enter',
      'region "Deposits", link "$500.00 sample_890 Dogecoin · … overdue"',
      'status: Deposit of $300.00 by sample_897: refused.',
    ],
    ['Enter', 'region "$500.00 sample_890 Sample", heading "$500.00 sample_890 Sample" level 3'],
    ['c', 'dialog "Credit this deposit?", textbox "Note to the member (optional)"'],
    [
      'Escape',
      'region "Deposits", region "$500.00 sample_890 Sample", heading "$500.00 sample_890 Sample" level 3',
    ],
    ['c', 'dialog "Credit this deposit?", textbox "Note to the member (optional)"'],
    ['Tab', 'button "Leave it waiting"'],
    ['Tab', 'button "Credit"'],
    [
      'Enter',
      'region "Deposits", link "$1,500.00 sample_876 Ethereum · …"',
      'status: Deposit of $500.00 by sample_890: credited.',
    ],
    ['?', 'dialog "By keyboard", checkbox "Use these keys" checked'],
    ['Space', 'checkbox "Use these keys" not checked'],
    ['Escape', 'region "Deposits", link "$1,500.00 sample_876 Ethereum · …"'],
    ['r'],
  ]);
  await expect(page.getByRole('dialog')).toBeHidden();
});
