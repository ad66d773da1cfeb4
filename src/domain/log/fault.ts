import type { RightEdge, TreeHead } from './merkle.ts';

/** A state of the log that was seen before: all later states have to begin with it. */
export interface SeenLog extends TreeHead {
  /** As at that moment. It tells which entries have changed since; without it, only that some have. */
  readonly edge?: RightEdge;
}

/** Entries are named by their sequence, from 1. */
export type LogFault =
  | { readonly kind: 'key-unreadable' }
  /** The log is signed with another key than before. */
  | { readonly kind: 'key-changed' }
  | { readonly kind: 'checkpoint'; readonly why: 'malformed' | 'unsigned' | 'forged' }
  | { readonly kind: 'entries-missing'; readonly from: number; readonly to: number }
  | { readonly kind: 'entry-unreadable'; readonly entry: number }
  /** Another entry is in its place, so one was dropped, added or moved. */
  | { readonly kind: 'entry-out-of-order'; readonly entry: number; readonly found: number }
  /** The entry takes more from members than they have. */
  | { readonly kind: 'members-negative'; readonly entry: number; readonly cents: number }
  | { readonly kind: 'sum-too-large'; readonly entry: number }
  /** The entry does not take back what it names: another amount, another way, or taken back already. */
  | { readonly kind: 'reverses-nothing'; readonly entry: number; readonly reverses: number }
  /** The entry's hash is not the one that was published. */
  | { readonly kind: 'entry-changed'; readonly entry: number }
  /** The hash of these entries together is not the one that was published. */
  | { readonly kind: 'entries-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'tile-unreadable'; readonly level: number; readonly index: number }
  /** The entry's path does not lead from what was booked to the checkpoint. */
  | { readonly kind: 'not-included'; readonly entry: number }
  /** All entries agree with all tiles, but the checkpoint was signed for others. */
  | { readonly kind: 'root-differs'; readonly size: number }
  | { readonly kind: 'shorter-than-seen'; readonly size: number; readonly seen: number }
  /** One of these entries is not the one that was seen before. */
  | { readonly kind: 'rewritten-since-seen'; readonly from: number; readonly to: number }
  /** The published sums of the books are not those of the entries, or are missing. */
  | { readonly kind: 'books-differ'; readonly size: number };

/** A file of the log lacks what it has to have, or says what no log says. */
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
