import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './Sunburst.module.css';
import { $chosenPartner, choosePartner, type PartnerTree } from './model.ts';
import { type Direction, neighbourOf, ringsIn } from './sunburst.ts';
import { openSunburst, type SunburstCanvas } from './sunburst-canvas.ts';
import { partnerText } from './text.ts';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'in',
  ArrowDown: 'out',
  ArrowLeft: 'back',
  ArrowRight: 'on',
};

/** An arc narrower than this fraction of a turn is hard to see: its upline comes into the middle. */
const SEEN = 0.004;

interface Props {
  readonly found: PartnerTree;
  /** The way back, above it. */
  readonly children?: ReactNode;
}

/** The downline as a sunburst. The list beside it has the same content. */
export function Sunburst({ found, children }: Props) {
  const { downline, tree } = found;
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<SunburstCanvas | null>(null);
  const hintId = useId();
  const chosenName = useStore($chosenPartner);
  const chosen = useMemo(() => Math.max(0, downline.usernames.indexOf(chosenName)), [downline, chosenName]);
  /** The username of the partner in the middle: positions change as partners come. */
  const [centreName, setCentreName] = useState('');
  const named = useMemo(() => Math.max(0, downline.usernames.indexOf(centreName)), [downline, centreName]);
  const [most, setMost] = useState(() => ringsIn(0));
  const centre = inSight(found, named, chosen, most) ? named : Math.max(0, downline.uplines[chosen] ?? 0);
  if (centre !== named) setCentreName(downline.usernames[centre] ?? '');

  const above = tree.generation[centre] as number;
  const all = above + (tree.height[centre] as number);
  const isCut = all > above + most;

  const press = (pressed: number) => {
    if (tree.invited[pressed]) setCentreName(downline.usernames[pressed] ?? '');
    choosePartner(downline.usernames[pressed] ?? '');
  };
  const back = () => press(Math.max(0, downline.uplines[centre] ?? 0));
  const presses = useRef({ press, back });
  presses.current = { press, back };

  useEffect(() => {
    if (!place.current) return;
    const opened = openSunburst(place.current, {
      onPress: (pressed) => presses.current.press(pressed),
      onBack: () => presses.current.back(),
      onRings: setMost,
    });
    canvas.current = opened;
    return opened.close;
  }, []);
  useEffect(() => canvas.current?.show(found, centre, chosen), [found, centre, chosen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = KEYS[event.key];
    if (direction)
      choosePartner(downline.usernames[neighbourOf(tree, downline.uplines, chosen, direction)] ?? '');
    else if (event.key === 'Enter') press(chosen);
    else if (event.key === 'Escape' || event.key === 'Backspace') back();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        {children}
        <p>
          {isCut ? partnerText.drawn(above + 1, above + most, all) : chosen === 0 && partnerText.rings}{' '}
          {chosen === 0 && partnerText.goIn}
        </p>
      </div>
      <div
        ref={place}
        className={styles.sunburst}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are told in the hint
        tabIndex={0}
        aria-label={partnerText.sunburst}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      />
      <p id={hintId} className="visually-hidden">
        {partnerText.sunburstKeys}
      </p>
    </div>
  );
}

/**
 * Whether a partner's arc is seen while another is in the middle. The one in the middle is, and so is the member.
 *
 * @param most rings that the picture has
 */
function inSight(
  { downline: { uplines }, tree }: PartnerTree,
  centre: number,
  place: number,
  most: number,
): boolean {
  if (place === centre || place === 0) return true;
  const [from, to] = [tree.from[place] as number, tree.to[place] as number];
  const [left, right] = [tree.from[centre] as number, tree.to[centre] as number];
  const rings = (tree.generation[place] as number) - (tree.generation[centre] as number);
  if (from < left || to > right || rings < 1 || rings > most) return false;
  return uplines[place] === centre || (to - from) / (right - left) >= SEEN;
}
