import type { MemberResult, Tally } from '#domain/programme/results.ts';
import { both, remote } from './remote-data.ts';

const $result = remote<MemberResult>((opened, ...listeners) => opened.watchResult(...listeners));

const $community = remote<Tally>((opened, ...listeners) => opened.watchCommunity(...listeners));

/** What the signed-in member has won or lost, and how all others stand. */
export const $standings = both($result, $community, (mine, community) => ({ mine, community }));
