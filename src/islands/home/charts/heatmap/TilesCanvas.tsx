import { useLayoutEffect, useRef } from 'react';
import styles from './Heatmap.module.css';
import type { MapTile, Size } from './lay-map.ts';
import { type MapPicture, openMapPicture } from './map-picture.ts';

interface Props {
  readonly tiles: readonly MapTile[];
  readonly size: Size;
}

/**
 * Paints the tiles, for the eye alone. One canvas, because to style, lay out and paint hundreds of elements takes
 * longer than a frame.
 */
export function TilesCanvas({ tiles, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<MapPicture | null>(null);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const opened = openMapPicture(canvas.current);
    picture.current = opened;
    return opened.close;
  }, []);

  useLayoutEffect(() => picture.current?.show(tiles, size), [tiles, size]);

  return (
    <div className={styles.picture} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
