import type { LogFault } from '#domain/log/fault.ts';
import type { Vouched } from '#domain/log/policy.ts';
import { cents } from '#domain/money/cents.ts';
import { dollars } from './public-format.ts';

/** What is wrong with a log, for the pages and for the command. Sums are in one form for all. */
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
    case 'not-included':
      return `Entry ${fault.entry} of the ledger is not about this: its hashes do not lead from what was booked to the checkpoint.`;
    case 'policy-unreadable':
      return 'The policy cannot be read.';
    case 'not-in-policy':
      return 'The policy is for another ledger: this one has a different key.';
    case 'not-witnessed':
      return (
        `Too few witnesses have signed this within the last hour: ${fault.signed} of ${fault.of}, and it takes ${fault.needed}. ` +
        `${fault.stale > 0 ? `Earlier, ${fault.stale} signed: this may be an old state. ` : ''}` +
        'Others may be shown something else.'
      );
    case 'cosignature-forged':
      return `A signature in the name of the witness ${fault.witness} is wrong.`;
    case 'books-differ':
      return `The published sums after entry ${fault.size} are missing, or are not the sums of the entries.`;
  }
}

const CHECKPOINTS = {
  malformed: 'The checkpoint cannot be read.',
  unsigned: 'The checkpoint is not signed with the log’s key.',
  forged: 'The checkpoint’s signature is wrong.',
};

const entries = (from: number, to: number): string =>
  from === to ? `Entry ${from} is` : `Entries ${from} to ${to} are`;

/** What a page says besides. */
export const logText = {
  unsupported: 'This browser cannot check Ed25519 signatures. Use a newer one, or npm run ledger:verify.',
  witnesses: (vouched: Vouched | null) =>
    vouched
      ? `${vouched.by.length} of ${vouched.of} witnesses have signed the same within the last hour: ${vouched.by.join(', ')}.`
      : 'This browser has no way to know whether others are shown the same.',
} as const;

/** What to do about a fault. */
export function faultHint({ kind }: LogFault): string {
  switch (kind) {
    case 'key-changed':
      return 'If those who run the site have announced a new key, you may forget what this browser saw before, and verify from the beginning.';
    case 'not-witnessed':
      return 'Witnesses may be out of reach: try again in a few minutes. If it stays so, compare checkpoints with someone else.';
    case 'policy-unreadable':
    case 'not-in-policy':
      return 'Change the policy on the page of the ledger, or remove it.';
    default:
      return 'What this page shows cannot be trusted. Save the page, and tell others what you saw.';
  }
}
