import Callout from './Callout.astro';
import CoinChart from './CoinChart.astro';
import Figure from './Figure.astro';
import Video from './Video.astro';

/**
 * What editors may write in MDX without an import: `<Content components={ARTICLE_COMPONENTS} />`. Their attributes are
 * checked in `src/content/body/components.ts`.
 */
export const ARTICLE_COMPONENTS = { Callout, CoinChart, Figure, Video };
