import { pathTo } from '#domain/partners/branches.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { Tree } from './map/visible.ts';

/** What of the list is to be seen. */
export interface ListState {
  /** Username of whoever the list begins at. */
  readonly top: string;
  /** Whose partners are shown, and which page of them. */
  readonly opened: ReadonlyMap<string, number>;
}

/** Partners of a page. */
export const PAGE = 20;
/** A partner further down than this is shown by beginning the list further down: lists within lists have to end. */
const DEEPEST = 4;
/** Uplines that are then shown above the partner. */
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

/** Opens the list so far that a partner is in it. */
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
