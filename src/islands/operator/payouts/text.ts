import type { ReferenceErrors } from '#domain/withdrawals/payout-reference-form.ts';
import { LONGEST_REFERENCE } from '#domain/withdrawals/payout-reference.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { BatchLine } from '#domain/withdrawals/payout-batch.ts';

const referenceSentences: SentencesFor<ReferenceErrors> = {
  reference: {
    required: 'Enter the transaction id, or the bank’s reference.',
    'too-long': `The reference is too long. Use at most ${LONGEST_REFERENCE} characters.`,
    'not-visible':
      'Use letters without accents, digits and usual marks, with single spaces: a transaction id has no others.',
  },
};

export const payoutText = {
  order: 'Oldest first. Send the money, then record by which reference it went.',
  select: (what: string) => `Select: ${what}`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  selected: (count: number) => `${count} selected`,
  copyCsv: 'Copy as CSV',
  saveCsv: 'Download as CSV',
  copied: 'Copied',
  file: (day: string) => `tessera-to-send-${day}.csv`,
  columns: [
    'Id',
    'Member',
    'Amount',
    'Method',
    'Network',
    'Address or account',
    'Holder',
    'Bank',
    'Country',
    'Decided',
  ],
  batch: {
    open: 'Record many…',
    title: 'Record many at once',
    text: 'Paste two columns: id or address, then the reference. Each becomes a record of its own.',
    label: 'Id or address, and reference',
    caption: 'What was pasted',
    line: 'Line',
    named: 'Named',
    payout: 'Payout',
    reference: 'Reference',
    outcome: {
      unknown: 'No payout that waits',
      ambiguous: 'Several payouts: name it by its id',
      repeated: 'Named above already',
      'wrong-reference': 'Not a reference',
      own: 'Your own: another operator sends it',
    } as const satisfies Record<Exclude<BatchLine<unknown>['kind'], 'matched'>, string>,
    submit: (count: number) => (count === 1 ? 'Record 1 as sent' : `Record ${count} as sent`),
    recording: (done: number, all: number) => `Recording ${done} of ${all}…`,
    done: (count: number) => (count === 1 ? '1 recorded as sent.' : `${count} recorded as sent.`),
    failed: (what: string, why: string) => `${what}: ${why}`,
    keep: 'Not sent yet',
    close: 'Close',
  },
  empty: 'Nothing is to be sent',
  emptyHint: 'Withdrawals that an operator has decided to pay appear here by themselves.',
  decidedAt: 'Decided',
  copy: (label: string, what: string) => `Copy ${label.toLowerCase()}: ${what}`,
  own: 'Your own withdrawal: another operator sends it.',
  record: 'Record as sent',
  title: 'Record what was sent?',
  final: 'The member sees the reference. It cannot be changed afterwards.',
  keep: 'Not sent yet',
  done: (what: string) => `${what}: recorded as sent.`,
  form: {
    fields: {
      reference: {
        label: 'Transaction id or bank reference',
        hint: `At most ${LONGEST_REFERENCE} characters. Paste it from where you sent the money.`,
      },
    },
    error: errorText(referenceSentences),
    submit: 'Record as sent',
    sending: 'Recording…',
  },
} as const;
