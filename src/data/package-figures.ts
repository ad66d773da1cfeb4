import type { Package } from '#domain/deposits/package.ts';
import { type PackageRun, runPackage } from '#domain/matrix/simulation/package-run.ts';
import { SITE_SEED } from './matrix-figures.ts';

/** So many that a share does not depend on the seed by more than a percentage point, so few that a build stays fast. */
const MEMBERS = 10_000;

const runs = new Map<string, PackageRun>();

/**
 * What became of a population that bought the package: of how many members the advertised return came true. It is worked out once
 * for all pages.
 */
export function packageFigures(each: Package): PackageRun {
  const key = JSON.stringify(each);
  const run = runs.get(key) ?? runPackage(each, MEMBERS, SITE_SEED);
  runs.set(key, run);
  return run;
}
