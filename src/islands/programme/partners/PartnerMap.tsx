import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { watchTheme } from '#ui/canvas/canvas-theme.ts';
import styles from './PartnerMap.module.css';
import { openTreeMap, type TreeMap } from './map/tree-map.ts';
import { $chosenPartner, choosePartner, type PartnerTree } from './model.ts';
import { partnerText } from './text.ts';

/** The zoom factor of a button or key. */
const ZOOM = 1.6;
/** The distance of an arrow key, relative to the map. */
const MOVE = 0.15;

/** The downline as a map to move and zoom. The list beside it has the same content. */
export function PartnerMap({ found }: { readonly found: PartnerTree }) {
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<TreeMap | null>(null);
  const chosen = useStore($chosenPartner);
  const hintId = useId();

  useEffect(() => {
    if (!place.current) return;
    const opened = openTreeMap(place.current, choosePartner);
    map.current = opened;
    const stopWatching = watchTheme(opened.recolour);
    return () => {
      stopWatching();
      opened.close();
    };
  }, []);

  useEffect(() => map.current?.show(found), [found]);
  useEffect(() => map.current?.choose(chosen), [chosen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = KEYS[event.key];
    if (!act || !map.current) return;
    event.preventDefault();
    act(map.current);
  }

  return (
    <div className={styles.frame}>
      <div
        ref={place}
        className={styles.map}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are told in the hint
        tabIndex={0}
        aria-label={partnerText.map}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-label={partnerText.zoomIn}
          onClick={() => map.current?.zoom(ZOOM)}
        >
          <span aria-hidden="true">+</span>
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={partnerText.zoomOut}
          onClick={() => map.current?.zoom(1 / ZOOM)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className={styles.button} onClick={() => map.current?.showAll()}>
          {partnerText.showAll}
        </button>
      </div>
      <p id={hintId} className={styles.hint}>
        {partnerText.mapHint}
      </p>
    </div>
  );
}

const KEYS: Readonly<Record<string, (map: TreeMap) => void>> = {
  ArrowLeft: (map) => map.move(-MOVE, 0),
  ArrowRight: (map) => map.move(MOVE, 0),
  ArrowUp: (map) => map.move(0, -MOVE),
  ArrowDown: (map) => map.move(0, MOVE),
  '+': (map) => map.zoom(ZOOM),
  '=': (map) => map.zoom(ZOOM),
  '-': (map) => map.zoom(1 / ZOOM),
  '0': (map) => map.showAll(),
  Enter: (map) => map.chooseMiddle(),
};
