import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Callout from './Callout.astro';
import Chart from './Chart.astro';
import CoinChart from './CoinChart.astro';
import Figure from './Figure.astro';
import Picture from './Picture.astro';
import Video from './Video.astro';

export type ArticleComponents = Readonly<Record<string, AstroComponentFactory>>;

/**
 * The components for MDX, and the one for Markdown pictures. `src/editing/body/components.ts` checks their
 * attributes.
 */
export const ARTICLE_COMPONENTS: ArticleComponents = {
  Callout,
  Chart,
  CoinChart,
  Figure,
  Video,
  img: Picture,
};
