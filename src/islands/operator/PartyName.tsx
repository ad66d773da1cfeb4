import type { Party } from '#domain/decisions/decision.ts';
import { OPERATOR_WORDS, partyName } from './text.ts';

/** Who it is, with a label where it is a sample. */
export function PartyName({ party }: { readonly party: Party }) {
  return (
    <>
      <bdi>{partyName(party)}</bdi> {party.isSample && <span className="chip">{OPERATOR_WORDS.sample}</span>}
    </>
  );
}
