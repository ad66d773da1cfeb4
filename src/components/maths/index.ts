import { ARTICLE_COMPONENTS, type ArticleComponents } from '#components/article/index.ts';
import CalibratedRun from './CalibratedRun.astro';
import LevelTable from './LevelTable.astro';
import PackageTable from './PackageTable.astro';
import Walkthrough from './Walkthrough.astro';

/** What the texts of the maths page may hold besides. Their attributes are checked in `src/content/body/components.ts`. */
export const MATHS_COMPONENTS: ArticleComponents = {
  ...ARTICLE_COMPONENTS,
  CalibratedRun,
  LevelTable,
  PackageTable,
  Walkthrough,
};
