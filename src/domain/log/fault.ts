import type { RightEdge, TreeHead } from './merkle.ts';

/** A state of the log that was seen before. All later states have to begin with it. */
export interface SeenLog extends TreeHead {
  /**
   * The right edge at that moment. It tells which entries have changed since; without it, we know only that
   * some have.
   */
  readonly edge?: RightEdge;
}

/** Entries are named by their sequence, from 1. */
export type LogFault =
  | { readonly kind: 'key-unreadable' }
  /** The log names another key than before. */
  | { readonly kind: 'key-changed' }
  | { readonly kind: 'checkpoint'; readonly why: 'malformed' | 'unsigned' | 'forged' }
  | { readonly kind: 'entries-missing'; readonly from: number; readonly to: number }
  | { readonly kind: 'entry-unreadable'; readonly entry: number }
  /** Another entry is in its place, so someone dropped, added or moved an entry. */
  | { readonly kind: 'entry-out-of-order'; readonly entry: number; readonly found: number }
  /** The entry takes more from members than they have. */
  | { readonly kind: 'members-negative'; readonly entry: number; readonly cents: number }
  | { readonly kind: 'sum-too-large'; readonly entry: number }
  /**
   * The entry does not reverse the entry that it names: the amount or the direction differs, or another entry
   * has reversed it already.
   */
  | { readonly kind: 'reverses-nothing'; readonly entry: number; readonly reverses: number }
  /** The published hash differs from the entry's hash. */
  | { readonly kind: 'entry-changed'; readonly entry: number }
  /** The published hash over these entries differs from the one that the entries have. */
  | { readonly kind: 'entries-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'tile-unreadable'; readonly level: number; readonly index: number }
  /** The path does not lead from the postings to the checkpoint's root. */
  | { readonly kind: 'not-included'; readonly entry: number }
  /** All entries agree with all tiles, but the checkpoint was signed for other entries. */
  | { readonly kind: 'root-differs'; readonly size: number }
  | { readonly kind: 'shorter-than-seen'; readonly size: number; readonly seen: number }
  /** At least one of these entries differs from what was seen before. */
  | { readonly kind: 'rewritten-since-seen'; readonly from: number; readonly to: number }
  | { readonly kind: 'policy-unreadable' }
  /** The reader's policy is for other logs. */
  | { readonly kind: 'not-in-policy' }
  /**
   * Too few witnesses of the policy have signed within the last hour: at least `needed` have to. `stale` ones
   * signed earlier.
   */
  | {
      readonly kind: 'not-witnessed';
      readonly signed: number;
      readonly stale: number;
      readonly of: number;
      readonly needed: number;
    }
  | { readonly kind: 'cosignature-forged'; readonly witness: string }
  /** The published sums of the books are missing, or differ from those of the entries. */
  | { readonly kind: 'books-differ'; readonly size: number };

/** A file of the log lacks required content, or has content that no log has. */
export class LogFileBroken extends Error {
  override readonly name = 'LogFileBroken';
  readonly fault: LogFault;

  constructor(fault: LogFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

/** There is no log: its key or its checkpoint is missing. The message names the file. */
export class NoLog extends Error {
  override readonly name = 'NoLog';
}
