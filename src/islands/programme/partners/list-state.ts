import { pathTo } from '#domain/partners/branches.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { Tree } from './map/visible.ts';

/** The visible part of the list. */
export interface ListState {
  /** Username of the first partner in the list. */
  readonly top: string;
  /** Open branches, and the page of each. */
  readonly opened: ReadonlyMap<string, number>;
}

/** Partners per page. */
export const PAGE = 20;
/** A partner deeper than this opens the list further down, because lists cannot nest without end. */
const DEEPEST = 4;
/** How many uplines the list then shows above the partner. */
const ABOVE = 2;

export const firstState = ({ usernames }: Downline): ListState => {
  const top = usernames[0] ?? '';
  return { top, opened: new Map([[top, 0]]) };
};

export function toggled(state: ListState, name: string): ListState {
  const opened = new Map(state.opened);
  if (!opened.delete(name)) opened.set(name, 0);
  return { ...state, opened };
}

export const turned = (state: ListState, name: string, page: number): ListState => ({
  ...state,
  opened: new Map(state.opened).set(name, page),
});

/** Opens the list so that it shows a partner. */
export function revealed(
  state: ListState,
  { usernames, uplines }: Downline,
  tree: Tree,
  place: number,
): ListState {
  const path = pathTo(uplines, place);
  const names = path.map((each) => usernames[each] ?? '');
  const present = names.indexOf(state.top);
  const isNear = present >= 0 && names.length - 1 - present <= DEEPEST;
  const start = isNear ? present : names.length - 1 <= DEEPEST ? 0 : names.length - 1 - ABOVE;
  const opened = new Map(state.opened);
  for (let index = start; index < path.length - 1; index += 1) {
    const [upline, partner] = [path[index] as number, path[index + 1] as number];
    opened.set(names[index] as string, Math.floor((partner - (tree.first[upline] as number)) / PAGE));
  }
  return { top: names[start] ?? state.top, opened };
}
