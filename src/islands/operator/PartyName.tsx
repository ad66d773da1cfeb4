import type { UserRef } from '#domain/decisions/decision.ts';
import { operatorText, partyName } from './text.ts';

/** Who it is, with a label where it is a sample. */
export function PartyName({ party }: { readonly party: UserRef }) {
  return (
    <>
      <bdi>{partyName(party)}</bdi> {party.isSample && <span className="chip">{operatorText.sample}</span>}
    </>
  );
}
