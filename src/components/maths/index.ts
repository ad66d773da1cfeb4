import { ARTICLE_COMPONENTS, type ArticleComponents } from '#components/article/index.ts';
import CalibratedRun from './CalibratedRun.astro';
import LevelTable from './LevelTable.astro';
import PackageTable from './PackageTable.astro';
import Walkthrough from './Walkthrough.astro';

/** Further components for the maths page. `src/editing/body/components.ts` checks their attributes. */
export const MATHS_COMPONENTS: ArticleComponents = {
  ...ARTICLE_COMPONENTS,
  CalibratedRun,
  LevelTable,
  PackageTable,
  Walkthrough,
};
