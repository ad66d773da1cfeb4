import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { PartnerBranch } from './PartnerBranch.tsx';
import styles from './PartnerList.module.css';
import { firstState, revealed } from './list-state.ts';
import { $chosenPartner, type PartnerTree } from './model.ts';
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
      <div ref={scroller} className={styles.scroller}>
        <ul className={styles.list}>
          <PartnerBranch found={found} place={top} state={state} onChange={setState} />
        </ul>
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
