import type { ComparedCheckpoint } from '#domain/log/compare-checkpoints.ts';

type Format = (count: number) => string;

export const comparisonText = {
  code: 'The checkpoint as a QR code',
  own: (size: number, shown: string) =>
    `${size === 1 ? 'The one entry' : size === 0 ? 'The empty ledger' : `All ${shown} entries`} in one line. Send it to someone else, or keep it outside this browser.`,
  copy: 'Copy the checkpoint',
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
          text: `${outcome.size === 0 ? 'Both are empty' : `Both have the same ${entries(outcome.size, format)}`}.${copy(outcome.isCopy)}`,
        };
      case 'earlier':
        return {
          title: 'The same history',
          text: `${outcome.theirs === 0 ? 'It is empty' : `It ends after ${entries(outcome.theirs, format)}`}. Here it goes on to ${format(outcome.size)}.${copy(outcome.isCopy)}`,
        };
      case 'later':
        return {
          title: 'It goes further than yours',
          text: `It has ${entries(outcome.theirs, format)}; you are shown ${format(outcome.size)}. Only there can be seen whether it continues yours: compare your checkpoint there.`,
        };
      case 'two-histories':
        return {
          title: 'Another history',
          text: `The same key has signed both, and they differ within its ${entries(outcome.theirs, format)}. Keep both checkpoints: together they prove it.`,
        };
      case 'other-ledger':
        return {
          title: 'Another ledger',
          text: 'Another key has signed it, and its entries are not among yours.',
        };
      case 'forged':
        return { title: 'A wrong signature', text: 'The checkpoint was changed. It proves nothing.' };
      case 'unreadable':
        return { title: 'This is no checkpoint', text: 'Paste the whole line, with its four parts.' };
    }
  },
} as const;

const entries = (count: number, format: Format) => (count === 1 ? 'one entry' : `${format(count)} entries`);
const copy = (isCopy: boolean) => (isCopy ? ' Another key has signed it: it is of a copy.' : '');

export const ownPolicyText = {
  none: 'No one’s signature is demanded.',
  site: 'This site demands these witnesses. Your own policy replaces its demand in this browser.',
  own: 'In this browser your policy counts.',
  policy: 'Your policy',
  hint: 'Lines of C2SP tlog-policy: the keys of witnesses that you trust, and how many have to sign.',
  file: 'Or a file',
  save: 'Use this policy',
  remove: 'Remove my policy',
  saved: 'Saved. Verify again.',
  removed: 'Removed.',
  broken: (line: number | null) =>
    line === null ? 'A line “quorum …” is missing.' : `Line ${line} cannot be read as a line of a policy.`,
} as const;
