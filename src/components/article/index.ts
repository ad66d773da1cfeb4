import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Callout from './Callout.astro';
import CoinChart from './CoinChart.astro';
import Figure from './Figure.astro';
import Picture from './Picture.astro';
import Video from './Video.astro';

export type ArticleComponents = Readonly<Record<string, AstroComponentFactory>>;

/**
 * What editors may write in MDX, and what a picture in Markdown becomes there. The attributes are checked in
 * `src/content/body/components.ts`.
 */
export const ARTICLE_COMPONENTS: ArticleComponents = { Callout, CoinChart, Figure, Video, img: Picture };
