import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { heatmapText } from '#islands/home/charts/text.ts';
import styles from './Heatmap.module.css';
import type { MapTile, Place } from './lay-map.ts';
import { type Direction, neighbourOf } from './neighbour.ts';

interface Props {
  readonly tiles: readonly MapTile[];
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

/**
 * The tiles as one list to choose from: Tab enters and leaves it, arrow keys move from tile to tile. The buttons are
 * transparent: the canvas below paints the tiles.
 */
export function Tiles({ tiles, chosen, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const found = tiles.findIndex(({ place }) => place.item.coin.id === reached);
  const current = Math.max(0, found);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tiles, current);
    const tile = tiles[target ?? current];
    if (target !== null) list.current?.querySelectorAll<HTMLElement>('[role=option]')[target]?.focus();
    else if (tile && (event.key === 'Enter' || event.key === ' ')) onChoose(tile.place.item.coin.id);
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
      {tiles.map(({ place, text }, index) => (
        <TileOption
          key={place.item.coin.id}
          place={place}
          text={text}
          isChosen={place.item.coin.id === chosen}
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
function targetOf(key: string, tiles: readonly MapTile[], current: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return tiles.length - 1;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const places = tiles.map(({ place }) => place);
  return neighbourOf(places, current, direction) ?? current;
}

interface TileProps {
  readonly place: Place;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onReach: (coin: string) => void;
  readonly onPoint: (coin: string) => void;
  readonly onChoose: (coin: string) => void;
}

/** Memoised: of hundreds of tiles only the changed ones render. */
const TileOption = memo(function TileOption({
  place,
  text,
  isChosen,
  isReached,
  onReach,
  onPoint,
  onChoose,
}: TileProps) {
  const { id } = place.item.coin;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      role="option"
      aria-label={text}
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      className={styles.tile}
      style={place.box}
      onFocus={() => {
        onReach(id);
        onPoint(id);
      }}
      onPointerEnter={() => onPoint(id)}
      onClick={() => onChoose(id)}
    />
  );
});
