import { address } from '#i18n/language.ts';
import type { MatrixId } from '#domain/programme/activation.ts';
import { count, share } from '#i18n/maths-format.ts';
import { MATRIX_NAMES } from '#i18n/levels.ts';
import { programmeText } from '#islands/programme/text.ts';

/** The outcome of populations whose members all activated the first level of a matrix. */
export interface LevelOutcomes {
  readonly members: number;
  readonly runs: Readonly<Record<MatrixId, { readonly ahead: number; readonly behind: number }>>;
}

interface Props {
  readonly matrix: MatrixId;
  readonly outcomes: LevelOutcomes;
}

/** The same in a line, for a board. */
export function ShortOutcome({ matrix, outcomes: { members, runs } }: Props) {
  const { ahead, behind } = runs[matrix];
  return (
    <>
      {programmeText.outcomeShort(share(ahead, members), share(behind, members))}{' '}
      <a href={address('/maths/')}>{programmeText.mathsLink}</a>
    </>
  );
}

/** What the arithmetic says about a matrix, in a sentence or two. */
export function Outcome({ matrix, outcomes: { members, runs } }: Props) {
  const { ahead, behind } = runs[matrix];
  const [isAhead, isBehind] = [share(ahead, members), share(behind, members)];
  return (
    <>
      {programmeText.outcome(count(members), MATRIX_NAMES[matrix], isAhead, isBehind)} {programmeText.zero}{' '}
      <a href={address('/maths/')}>{programmeText.mathsLink}</a>
    </>
  );
}
