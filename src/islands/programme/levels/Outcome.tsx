import type { MatrixId } from '#domain/programme/activation.ts';
import { count, share } from '#i18n/maths-format.ts';
import { MATRIX_NAMES, PROGRAMME_WORDS } from '#islands/programme/text.ts';

/** What became of populations that all activated the first level of a matrix. */
export interface LevelOutcomes {
  readonly members: number;
  readonly runs: Readonly<Record<MatrixId, { readonly ahead: number; readonly behind: number }>>;
}

interface Props {
  readonly matrix: MatrixId;
  readonly outcomes: LevelOutcomes;
}

/** What the arithmetic says of a matrix, in a sentence or two. */
export function Outcome({ matrix, outcomes: { members, runs } }: Props) {
  const { ahead, behind } = runs[matrix];
  const [isAhead, isBehind] = [share(ahead, members), share(behind, members)];
  return (
    <>
      {PROGRAMME_WORDS.outcome(count(members), MATRIX_NAMES[matrix], isAhead, isBehind)}{' '}
      {PROGRAMME_WORDS.zero} <a href="/maths/">{PROGRAMME_WORDS.mathsLink}</a>
    </>
  );
}
