import type { ReferenceErrors } from '#domain/withdrawals/payout-reference-form.ts';
import { LONGEST_REFERENCE } from '#domain/withdrawals/payout-reference.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';

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
