/** What is visible of one member's box at one level. */
export type BoxView = SingleLevelView | TwoLevelView;

interface AnyBoxView {
  /** The box above, at present; 0 for the root. */
  readonly upline: number;
  /** Payments pass the member by until the next level is activated. */
  readonly frozen: boolean;
  /** How often the box has closed and reopened. */
  readonly cycles: number;
}

export interface SingleLevelView extends AnyBoxView {
  readonly kind: 'single-level';
  /** Places filled since the box last opened. */
  readonly filled: number;
}

export interface TwoLevelView extends AnyBoxView {
  readonly kind: 'two-level';
  /** Places filled in the first line: two, in a rare case three (quirk 2). */
  readonly firstLine: number;
  /** Places filled in the second line, 0 to 3. */
  readonly secondLine: number;
}
