import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf, ownerOf, type Posting } from '#domain/money/ledger.ts';
import { settle, type SettlementState } from '#domain/settlement/settle.ts';
import { afterSettlement } from '#domain/settlement/state.ts';
import type { OwnRequest } from './model.ts';
import { openingPostings, openingState, requestsOf, withOriginal } from './openings.ts';

const MEMBERS = ['ada', 'ben', 'eve'];
const OPENING_POSTINGS = openingPostings(MEMBERS);
const OPENING_STATE = openingState(MEMBERS);

/** A request and when it was settled. */
interface Asked {
  readonly request: OwnRequest;
  readonly at: number;
}

interface Story {
  readonly state: SettlementState;
  readonly postings: readonly Posting[];
}

/** Settles every request in turn. */
function tell(requests: readonly Asked[]): Story {
  let state = OPENING_STATE;
  const postings = [...OPENING_POSTINGS];
  for (const { request, at } of requests) {
    const settlement = settle(withOriginal(state, request, postings), request, at);
    if (!settlement.ok) continue;
    state = afterSettlement(state, request, settlement);
    postings.push(...settlement.postings);
  }
  return { state, postings };
}

const requests = fc
  .array(requestsOf(MEMBERS), { maxLength: 60, size: 'max' })
  .map((list) => list.map((one, at): Asked => ({ request: one, at })));

describe('any sequence of requests by several members', () => {
  it('holds each withdrawal, and ends and reverses each deposit and withdrawal, at most once', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const once = tell(asked)
          .postings.filter(({ id, subject: of }) => of !== 'opening' && !id.endsWith(':release'))
          .map(({ kind, from, to, subject: of }) => {
            const uid = [from, to].map(ownerOf).find((owner) => owner !== null);
            // A deposit and a withdrawal may have the same id, and both be reversed.
            if (kind === 'reversal') return `${uid} ${kind} from ${bookOf(from)} ${of}`;
            return `${uid} ${kind === 'pay' || kind === 'release' ? 'end' : kind} ${of}`;
          });
        expect([...new Set(once)]).toEqual(once);
      }),
    );
  });

  it('leaves a member unaffected by what others do', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const alone = asked.filter(({ request: { uid } }) => uid === 'ada');
        expect(tell(asked).state.members.get('ada')).toEqual(tell(alone).state.members.get('ada'));
      }),
    );
  });
});
