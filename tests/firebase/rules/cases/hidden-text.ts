import { paths } from '#firestore/paths.ts';
import { withdrawing, writing } from '#tests/firebase/rules/batches.ts';
import { account, BANK, decision, message, withdrawal } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { DISGUISED_TEXTS, HIDING_LINES, LONG_TEXTS, PLAIN_LINES } from '#tests/fixtures/texts.ts';
import { opening } from './accounts.ts';

const named = (firstName: string) => opening('newcomer', account({ firstName }));
const renamed = (lastName: string): readonly Write[] => [
  { update: paths.account('ann'), data: { lastName } },
];
const paidTo = (details: Partial<typeof BANK>): readonly Write[] =>
  withdrawing(withdrawal({ details: { ...BANK, ...details } }));
const written = (text: string): readonly Write[] => writing(message({ text }));
const decided = (note: string): readonly Write[] => [
  { set: paths.decision('ann', 'deposit', 'pending'), data: decision({ note }) },
];

/** The rules take what `plainLine` and `plainText` of the domain leave as it is, and nothing that they would change. */
export const hiddenText: readonly RuleCase[] = [
  ...PLAIN_LINES.flatMap((line) => [
    ...allow('newcomer', `be called ${shown(line)}`, named(line)),
    ...allow('ann', `be paid as ${shown(line)}`, paidTo({ accountHolder: line, bankName: line })),
  ]),
  ...HIDING_LINES.flatMap((line) => [
    ...deny('newcomer', `be called ${shown(line)}`, named(line)),
    ...deny('ann', `change the last name to ${shown(line)}`, renamed(line)),
    ...deny('ann', `be paid as ${shown(line)}`, paidTo({ accountHolder: line })),
  ]),
  ...(['bankName', 'accountNumber', 'zip', 'postalCode'] as const).flatMap((field) =>
    HIDING_LINES.slice(0, 4).flatMap((line) =>
      deny('ann', `give as ${field} ${shown(line)}`, paidTo({ [field]: line })),
    ),
  ),
  ...LONG_TEXTS.flatMap((text) => [
    ...allow('ann', `write ${shown(text)}`, written(text)),
    ...allow('operator', `note ${shown(text)}`, decided(text)),
  ]),
  ...DISGUISED_TEXTS.flatMap((text) => [
    ...deny('ann', `write ${shown(text)}`, written(text)),
    ...deny('operator', `note ${shown(text)}`, decided(text)),
  ]),
];

/** With what a title cannot show in the way that source code writes it. */
function shown(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[^!-~ ]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
