import type { ComparedCheckpoint } from '#domain/log/compare-checkpoints.ts';
import type { PolicyFault } from '#domain/log/policy.ts';

type Format = (count: number) => string;

export const comparisonText = {
  code: 'The checkpoint as a QR code',
  own: (size: number, shown: string) =>
    `${size === 1 ? 'The one entry' : size === 0 ? 'The empty ledger' : `All ${shown} entries`} in one line. Send it to someone else, or keep it outside this browser.`,
  copy: 'Copy the checkpoint',
  noLine:
    'This checkpoint cannot be sent as one line: its signature covers more than the size and the root. You can still compare it with another one here.',
  theirs: 'Another checkpoint',
  theirsHint: 'Theirs, or yours of an earlier day.',
  compare: 'Compare',
  comparing: 'Comparing…',
  outcome: (
    outcome: ComparedCheckpoint,
    format: Format,
  ): { readonly title: string; readonly text: string } => {
    switch (outcome.kind) {
      case 'equal':
        return {
          title: 'The same history',
          text: `${outcome.size === 0 ? 'Both are empty' : `Both have the same ${entries(outcome.size, format)}`}.${copy(outcome.hasOtherKey, outcome.size)}`,
        };
      case 'earlier':
        return {
          title: 'The same history',
          text: `${outcome.theirs === 0 ? 'It is empty' : `It ends after ${entries(outcome.theirs, format)}`}. Here it goes on to ${format(outcome.size)}.${copy(outcome.hasOtherKey, outcome.theirs)}`,
        };
      case 'later':
        return {
          title: 'It has more entries than yours',
          text: `It has ${entries(outcome.theirs, format)}; you are shown ${format(outcome.size)}. Only its readers can see whether it continues yours: compare your checkpoint there.${outcome.hasOtherKey ? ' Another key has signed it: it may be another ledger.' : ''}`,
        };
      case 'two-histories':
        return {
          title: 'Another history',
          text: `The same key has signed both, and they differ within its ${entries(outcome.theirs, format)}. Keep both checkpoints: together they prove it.`,
        };
      case 'other-ledger':
        return {
          title: 'Another ledger',
          text: 'Another key has signed it, and yours does not begin with its entries.',
        };
      case 'other-key':
        return {
          title: 'The same name, another key',
          text: 'Another key has signed it in the name of your ledger. Ask those who run the ledger which key is theirs. Until you know, trust neither.',
        };
      case 'forged':
        return { title: 'A wrong signature', text: 'The checkpoint was changed. It proves nothing.' };
      case 'unreadable':
        return { title: 'This is no checkpoint', text: 'Paste the whole line, with its four parts.' };
    }
  },
} as const;

const entries = (count: number, format: Format) => (count === 1 ? 'one entry' : `${format(count)} entries`);
/** Every ledger begins empty: what is empty shows no copy. */
const copy = (hasOtherKey: boolean, size: number) =>
  hasOtherKey ? ` Another key has signed it${size === 0 ? '' : ': it is of a copy'}.` : '';

export const ownPolicyText = {
  none: 'No one’s signature is demanded.',
  site: 'This site demands these witnesses. Your own policy replaces its demand in this browser.',
  own: 'Your own policy counts.',
  policy: 'Your policy',
  hint: 'Lines of C2SP tlog-policy: the keys of witnesses that you trust, and how many have to sign.',
  file: 'Or a file',
  save: 'Use this policy',
  remove: 'Remove my policy',
  saved: 'Saved. Verify again.',
  notStored:
    'This browser refuses to store it: your policy counts on this page only, until you leave it. Verify again.',
  removed: 'Removed.',
  notForgotten:
    'Removed from this page only: this browser refuses to store the change. An earlier policy of yours may count again on the next page.',
  broken: (fault: PolicyFault) =>
    typeof fault === 'number' ? `Line ${fault} cannot be read as a line of a policy.` : BROKEN[fault],
} as const;

const BROKEN = {
  'too-large': 'A policy can have 64 kB at most.',
  'too-deep': 'Too many groups are inside each other: there can be 32.',
  'no-quorum': 'A line “quorum …” is missing.',
} as const;
