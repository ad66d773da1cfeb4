import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '#domain/partners/branches.ts';
import type { Downline } from '#domain/partners/partners.ts';
import styles from './PartnerList.module.css';
import { $chosenPartner, choosePartner, isMixed, type PartnerTree } from './model.ts';
import { hueOf, type Tree } from './sunburst.ts';
import { partnerText } from './text.ts';

/** The downline as nested lists. Only open branches render. It opens the branch of a partner chosen elsewhere. */
export function PartnerList({ found }: { readonly found: PartnerTree }) {
  const { downline, tree } = found;
  const chosen = useStore($chosenPartner);
  const [state, setState] = useState(() => firstState(downline));
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = downline.usernames.indexOf(chosen);
    if (place > 0) setState((present) => revealed(present, downline, tree, place));
  }, [chosen, downline, tree]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was revealed stands there
  useEffect(() => {
    const item = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (item && scroller.current) scrollTo(scroller.current, item);
  }, [chosen, state]);

  const top = Math.max(0, downline.usernames.indexOf(state.top));
  return (
    <section className={styles.box} aria-label={partnerText.list}>
      {top > 0 && (
        <p className={styles.top}>
          {partnerText.from(state.top)}{' '}
          <button
            type="button"
            className="button button--quiet"
            onClick={() => setState(firstState(downline))}
          >
            {partnerText.backToTop}
          </button>
        </p>
      )}
      <div className={styles.place}>
        <div ref={scroller} className={styles.scroller}>
          <p className={styles.head} aria-hidden="true">
            {partnerText.through}
          </p>
          <ul className={styles.list}>
            <PartnerBranch found={found} place={top} state={state} onChange={setState} />
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Scroll the list, not the page. */
function scrollTo(scroller: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    scroller.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

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

const firstState = ({ usernames }: Downline): ListState => {
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
function revealed(state: ListState, { usernames, uplines }: Downline, tree: Tree, place: number): ListState {
  const path = pathTo(uplines, place);
  const names = path.map((each) => usernames[each] ?? '');
  const present = names.indexOf(state.top);
  const isNear = present >= 0 && names.length - 1 - present <= DEEPEST;
  const start = isNear ? present : names.length - 1 <= DEEPEST ? 0 : names.length - 1 - ABOVE;
  const opened = new Map(state.opened);
  for (let index = start; index < path.length - 1; index += 1) {
    const [upline, partner] = [path[index] as number, path[index + 1] as number];
    opened.set(
      names[index] as string,
      Math.floor(((tree.rank[partner] as number) - (tree.first[upline] as number)) / PAGE),
    );
  }
  return { top: names[start] ?? state.top, opened };
}

interface BranchProps {
  readonly found: PartnerTree;
  readonly place: number;
  readonly state: ListState;
  readonly onChange: (state: ListState) => void;
}

/** A partner in the list, and the open part of the branch. */
function PartnerBranch({ found, place, state, onChange }: BranchProps) {
  const { downline, tree } = found;
  const chosen = useStore($chosenPartner);
  const name = downline.usernames[place] ?? '';
  const below = tree.below[place] ?? 0;
  const page = state.opened.get(name);
  const isOpen = below > 0 && page !== undefined;
  return (
    <li>
      <div className={styles.row}>
        {below > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? partnerText.close(name) : partnerText.open(name)}
            onClick={() => onChange(toggled(state, name))}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        ) : (
          <span className={styles.leaf} aria-hidden="true" />
        )}
        <button
          type="button"
          className={styles.name}
          aria-current={name === chosen ? 'true' : undefined}
          onClick={() => choosePartner(name)}
        >
          {downline.uplines[place] === 0 && (
            <i className={styles.branch} style={{ background: `var(--branch-${hueOf(tree, place)}-1)` }} />
          )}
          {place === 0 ? `${partnerText.you} (${name})` : name}
        </button>
        {isMixed(found) && downline.isSample[place] === 1 && (
          <span className={styles.sample}>{partnerText.sample}</span>
        )}
        {below > 0 && (
          <span className={styles.below}>
            <span aria-hidden="true">{partnerText.below(below)}</span>
            <span className="visually-hidden">{partnerText.belowLong(below)}</span>
          </span>
        )}
      </div>
      {isOpen && (
        <ul className={styles.list}>
          <Pages found={found} place={place} state={state} onChange={onChange} />
        </ul>
      )}
    </li>
  );
}

/** One page of the partners that a partner invited, in the picture's order, with buttons for other pages. */
function Pages(props: BranchProps) {
  const { found, place, state, onChange } = props;
  const name = found.downline.usernames[place] ?? '';
  const first = found.tree.first[place] ?? 0;
  const invited = found.tree.invited[place] ?? 0;
  const page = Math.min(state.opened.get(name) ?? 0, Math.floor((invited - 1) / PAGE));
  const from = page * PAGE;
  const to = Math.min(invited, from + PAGE);
  return (
    <>
      {from > 0 && (
        <li>
          <button
            type="button"
            className={styles.turn}
            onClick={() => onChange(turned(state, name, page - 1))}
          >
            {partnerText.previous(from)}
          </button>
        </li>
      )}
      {Array.from(found.tree.order.subarray(first + from, first + to), (each) => (
        <PartnerBranch key={found.downline.usernames[each]} {...props} place={each} />
      ))}
      {to < invited && (
        <li>
          <button
            type="button"
            className={styles.turn}
            onClick={() => onChange(turned(state, name, page + 1))}
          >
            {partnerText.next(invited - to)}
          </button>
        </li>
      )}
    </>
  );
}
