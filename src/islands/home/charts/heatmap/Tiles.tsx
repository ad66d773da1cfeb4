import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { change, volume } from '#i18n/market-format.ts';
import { heatmapText } from '#islands/home/charts/text.ts';
import { type HeatStep, heatStep } from '#market/series/heat.ts';
import type { Quote, Span } from '#stores/market.ts';
import styles from './Heatmap.module.css';
import { type Direction, neighbourOf, type Size, type Tile } from './treemap.ts';

interface Props {
  readonly tiles: readonly Tile<Quote>[];
  /** The span of the changes. */
  readonly span: Span;
  /** The coin of the price chart, chosen here. */
  readonly chosen: string;
  readonly onPoint: (coin: string | null) => void;
  readonly onChoose: (coin: string) => void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The tiles as one list to choose from: Tab enters and leaves it, arrow keys move from tile to tile. */
export function Tiles({ tiles, span, chosen, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const current = Math.max(
    0,
    tiles.findIndex(({ item }) => item.coin.id === reached),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tiles, current);
    const tile = tiles[target ?? current];
    if (target !== null) list.current?.querySelectorAll<HTMLElement>('[role=option]')[target]?.focus();
    else if (tile && (event.key === 'Enter' || event.key === ' ')) onChoose(tile.item.coin.id);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={heatmapText.map}
      className={styles.tiles}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      {tiles.map((tile, index) => (
        <TileOption
          key={tile.item.coin.id}
          tile={tile}
          span={span}
          isChosen={tile.item.coin.id === chosen}
          isReached={index === current}
          onReach={setReached}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** Home leads to the heaviest tile, End to the lightest. Null if a key leads nowhere. */
function targetOf(key: string, tiles: readonly Tile<Quote>[], current: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return tiles.length - 1;
  const direction = DIRECTIONS[key];
  return direction ? (neighbourOf(tiles, current, direction) ?? current) : null;
}

interface TileProps {
  readonly tile: Tile<Quote>;
  readonly span: Span;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onReach: (coin: string) => void;
  readonly onPoint: (coin: string) => void;
  readonly onChoose: (coin: string) => void;
}

/** Memoised: of hundreds of tiles only the changed ones render. */
const TileOption = memo(function TileOption({
  tile: { item, x, y, width, height },
  span,
  isChosen,
  isReached,
  onReach,
  onPoint,
  onChoose,
}: TileProps) {
  const { coin, changes, volume: traded } = item;
  const moved = changes[span];
  const figure = changeText(moved);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      role="option"
      aria-label={heatmapText.tile(`${coin.symbol} ${figure}`, coin.name, span, volume(traded))}
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      className={styles.tile}
      style={{ left: x, top: y, width, height }}
      onFocus={() => {
        onReach(coin.id);
        onPoint(coin.id);
      }}
      onPointerEnter={() => onPoint(coin.id)}
      onClick={() => onChoose(coin.id)}
    >
      <span className={styles.label} style={moved === null ? undefined : heatColours(heatStep(moved, span))}>
        {hasName({ width, height }) && (
          <>
            <span>{coin.symbol}</span> <span className={styles.change}>{figure}</span>
          </>
        )}
      </span>
    </div>
  );
});

/** Whether a tile has room for a name, along or downwards. */
export function hasName({ width, height }: Size): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(width, height) > 1.125 * rem && Math.max(width, height) > 2.375 * rem;
}

/** The change with its sign, or that it is unknown. */
export const changeText = (basisPoints: number | null): string =>
  basisPoints === null ? heatmapText.unknown : change(basisPoints);

/** The tokens of a step's colours. */
export function heatTokens(step: HeatStep): { readonly ground: string; readonly ink: string } {
  const ink = Math.abs(step) > 2 ? '--heat-ink-strong' : '--heat-ink-weak';
  if (step === 0) return { ground: '--heat-same', ink };
  return { ground: `--heat-${step < 0 ? 'fall' : 'rise'}-${Math.abs(step)}`, ink };
}

export function heatColours(step: HeatStep) {
  const { ground, ink } = heatTokens(step);
  return { background: `var(${ground})`, color: `var(${ink})` };
}
