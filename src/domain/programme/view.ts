import { type Cents, subtract, sum, ZERO } from '#domain/money/cents.ts';
import { levelKey, LEVELS, MATRICES, type MatrixId, type MatrixLevel, priceOf } from './activation.ts';
import type { Box, BoxSums } from './box.ts';

/**
 * `next` is the level that can be activated; those above it are `locked`. `requested` occurs only where the settler
 * runs elsewhere, until it settles the request: nothing is paid yet.
 */
export type LevelStatus = 'locked' | 'next' | 'requested' | 'active' | 'frozen';

/** One level of one matrix, as its member sees it. */
export interface LevelView extends MatrixLevel {
  readonly price: Cents;
  readonly status: LevelStatus;
  /** Null until it is activated. */
  readonly box: Box | null;
  /** What partners' activations at this level have paid the member. */
  readonly earned: Cents;
  /** What passed the member by while the level was frozen. */
  readonly missed: Cents;
  /** Why the settlement refused the member's last request for it. Absent if it refused none. */
  readonly refusal?: string;
}

export interface MatrixView {
  readonly id: MatrixId;
  /** From level 1 up. */
  readonly levels: readonly LevelView[];
}

/** All that a member may see of the programme. */
export interface ProgrammeView {
  readonly matrices: readonly MatrixView[];
}

/**
 * @param boxes by `levelKey`
 * @param asked by `levelKey`: requested levels that are not active, with the settlement's refusal; null: not settled
 *   yet
 */
export function programmeView(
  boxes: ReadonlyMap<string, Box>,
  asked: ReadonlyMap<string, string | null> = new Map(),
): ProgrammeView {
  const levelView = (at: MatrixLevel): LevelView => {
    const key = levelKey(at);
    const box = boxes.get(key) ?? null;
    const isBelowActive = at.level === 1 || boxes.has(levelKey({ ...at, level: at.level - 1 }));
    const refusal = box === null ? asked.get(key) : undefined;
    return {
      ...at,
      price: priceOf(at.level),
      status: refusal === null ? 'requested' : statusOf(box, isBelowActive),
      box,
      earned: box?.earned ?? ZERO,
      missed: box?.missed ?? ZERO,
      ...(refusal ? { refusal } : {}),
    };
  };
  return {
    matrices: MATRICES.map((id) => ({ id, levels: LEVELS.map((level) => levelView({ matrix: id, level })) })),
  };
}

function statusOf(box: Box | null, isBelowActive: boolean): LevelStatus {
  if (box !== null) return box.frozen ? 'frozen' : 'active';
  return isBelowActive ? 'next' : 'locked';
}

/** The prices of all levels that are requested and not settled yet. */
export const requestedPrices = ({ matrices }: ProgrammeView): readonly Cents[] =>
  matrices.flatMap(({ levels }) =>
    levels.filter(({ status }) => status === 'requested').map(({ price }) => price),
  );

/** What an active level has brought its member, less its price. What passed them by was never theirs. */
export const netOf = ({ earned, price }: LevelView): Cents => subtract(earned, price);

/** A level that a member has activated. */
export interface HeldLevel extends MatrixLevel {
  readonly isFrozen?: boolean;
}

/** The highest level that was activated of each matrix; a matrix without one is left out. */
export function highestLevels({ matrices }: ProgrammeView): readonly HeldLevel[] {
  return matrices.flatMap(({ levels }) => {
    const highest = levels.findLast(({ box }) => box !== null);
    if (!highest) return [];
    const { matrix, level, status } = highest;
    return [{ matrix, level, ...(status === 'frozen' ? { isFrozen: true } : {}) }];
  });
}

/** All payments received at all levels, or all missed. */
export const totalOf = ({ matrices }: ProgrammeView, kind: keyof BoxSums): Cents =>
  sum(matrices.flatMap(({ levels }) => levels.map((level) => level[kind])));
