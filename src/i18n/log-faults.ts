import type { LogFault } from '#domain/log/fault.ts';
import { cents } from '#domain/money/cents.ts';
import { dollars } from './public-format.ts';

/** What is wrong with a log, for the page and for the command. Sums are in one form for both. */
export function logFault(fault: LogFault): string {
  switch (fault.kind) {
    case 'key-unreadable':
      return 'The log’s public key cannot be read.';
    case 'key-changed':
      return 'The log is signed with another key than before. Someone else may have taken it over.';
    case 'checkpoint':
      return CHECKPOINTS[fault.why];
    case 'entries-missing':
      return `${entries(fault.from, fault.to)} missing, or there are others in their place.`;
    case 'entry-unreadable':
      return `Entry ${fault.entry} cannot be read: it does not have the form of an entry.`;
    case 'entry-out-of-order':
      return (
        `In place of entry ${fault.entry} stands one that calls itself ${fault.found}. ` +
        'An entry was dropped, added or moved.'
      );
    case 'members-negative':
      return `Entry ${fault.entry} takes more from members than they have: ${dollars(cents(fault.cents))} would be left.`;
    case 'sum-too-large':
      return `After entry ${fault.entry} the books hold more than can be added up.`;
    case 'reverses-nothing':
      return `Entry ${fault.entry} claims to take entry ${fault.reverses} back, but does not: that one moved something else, or is taken back already.`;
    case 'entry-changed':
      return `Entry ${fault.entry} was changed: it does not have the hash that was published for it.`;
    case 'entries-changed':
      return `One of the entries ${fault.from} to ${fault.to} was changed: together they do not have the hash that was published for them.`;
    case 'tile-unreadable':
      return `Hashes are missing: tile ${fault.index} at level ${fault.level}.`;
    case 'root-differs':
      return `The checkpoint was signed for other entries: the ${fault.size} entries do not lead to its root.`;
    case 'shorter-than-seen':
      return `The log has ${fault.size} entries, but it had ${fault.seen} before. Entries were removed.`;
    case 'rewritten-since-seen':
      return `History was rewritten: one of the entries ${fault.from} to ${fault.to} is not the one that was seen before.`;
    case 'books-differ':
      return `The published sums after entry ${fault.size} are not the sums of the entries.`;
  }
}

const CHECKPOINTS = {
  malformed: 'The checkpoint cannot be read.',
  unsigned: 'The checkpoint is not signed with the log’s key.',
  forged: 'The checkpoint’s signature is wrong.',
};

const entries = (from: number, to: number): string =>
  from === to ? `Entry ${from} is` : `Entries ${from} to ${to} are`;

/** Why a proof is refused: `checkProof`. */
export const PROOF_FAULTS = {
  ...CHECKPOINTS,
  'not-included':
    'The proof does not lead from these postings to the checkpoint: the log does not have them at this place.',
};
