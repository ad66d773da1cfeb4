import { useLayoutEffect, useRef } from 'react';
import type { Size } from '../../../../market/series/treemap.ts';
import { readColours, watchTheme } from '../../../ui/canvas-theme.ts';
import styles from './Heatmap.module.css';
import type { Face, Place } from './lay-map.ts';
import { createMapPainter } from './paint-map.ts';

interface Props {
  readonly places: readonly Place[];
  readonly faces: readonly Face[];
  readonly size: Size;
}

/**
 * What is seen of the tiles, for the eye alone. One canvas: to style, lay out and paint hundreds of elements with their texts
 * takes longer than a frame.
 */
export function TilesCanvas({ places, faces, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const repaint = useRef<(() => void) | null>(null);
  return <canvas ref={canvas} className={styles.picture} aria-hidden="true" />;
}
