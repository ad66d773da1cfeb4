import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import { changeSize } from '../../../../market/series/tile-label.ts';
import { type Direction, neighbourOf } from '../../../../market/series/neighbour.ts';
import type { MapTile } from './lay-map.ts';
import styles from './Heatmap.module.css';

interface Props {
  readonly tiles: readonly MapTile[];
  /** The coin of the price chart, which is the one that is chosen here. */
  readonly chosen: string;
  readonly onPoint: (coin: string | null) => void;
  readonly onChoose: (coin: string) => void;
}

/** Between two tiles there are two of these, in pixels. */
const GROUT = 1;
const inside = (length: number) => Math.max(1, length - 2 * GROUT);

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The tiles, as one list to choose from: Tab leads to it and out of it, arrow keys from tile to tile. */
export function Tiles({ tiles, chosen, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const found = tiles.findIndex(({ item }) => item.coin.id === reached);
  const current = Math.max(0, found);

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
      aria-label={HEATMAP_WORDS.map}
      className={styles.tiles}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      {tiles.map((tile, index) => (
        <TileOption
          key={tile.item.coin.id}
          tile={tile}
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

/** The heaviest tile is the first, the lightest the last. Null for a key that leads nowhere. */
function targetOf(key: string, tiles: readonly MapTile[], current: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return tiles.length - 1;
  const direction = DIRECTIONS[key];
  return direction ? (neighbourOf(tiles, current, direction) ?? current) : null;
}

interface TileProps {
  readonly tile: MapTile;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onReach: (coin: string) => void;
  readonly onPoint: (coin: string) => void;
  readonly onChoose: (coin: string) => void;
}

/** Of hundreds of tiles only those are painted anew that differ. */
const TileOption = memo(function TileOption({
  tile,
  isChosen,
  isReached,
  onReach,
  onPoint,
  onChoose,
}: TileProps) {
  const { item, x, y, width, height, step, label, text } = tile;
  const { id } = item.coin;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      role="option"
      aria-label={text}
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      className={styles.tile}
      data-step={step ?? 'unknown'}
      style={{ left: x + GROUT, top: y + GROUT, width: inside(width), height: inside(height) }}
      onFocus={() => {
        onReach(id);
        onPoint(id);
      }}
      onPointerEnter={() => onPoint(id)}
      onClick={() => onChoose(id)}
    >
      {label && (
        <>
          <span style={{ fontSize: label.fontSize }}>{label.symbol}</span>{' '}
          {label.change && <span style={{ fontSize: changeSize(label.fontSize) }}>{label.change}</span>}
        </>
      )}
    </div>
  );
});
