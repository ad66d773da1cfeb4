import { MatrixEngine } from '#domain/matrix/engine.ts';
import { ROOT } from '#domain/matrix/members.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { Tally } from '#domain/matrix/tally.ts';

/**
 * Members without income in a full tree, where all but the last line have the same number below them and everyone holds
 * level 1.
 */
export interface FullTree {
  readonly members: number;
  readonly unpaid: number;
}

/**
 * @param matrix which of Tessera's matrices @param width number of members directly below each @param lines full lines;
 *   the first has one member
 */
export function growFullTree(matrix: number, width: number, lines: number): FullTree {
  const tally = new Tally();
  const engine = new MatrixEngine(TESSERA, tally);
  const join = (sponsor: number): number => {
    const member = engine.members + 1;
    engine.register(member, sponsor);
    engine.activate(member, matrix, 1);
    return member;
  };
  let line = [join(ROOT)];
  for (let drawn = 1; drawn < lines; drawn++) {
    line = line.flatMap((sponsor) => Array.from({ length: width }, () => join(sponsor)));
  }
  let unpaid = 0;
  for (let member = ROOT + 1; member <= engine.members; member++) {
    if (tally.receivedBy(member) === 0) unpaid += 1;
  }
  return { members: engine.members - 1, unpaid };
}
