import type { Package } from '#domain/deposits/package.ts';
import { type PackageRun, runPackage } from '#domain/matrix/simulation/package-run.ts';
import { SITE_SEED } from './matrix-figures.ts';

/** So many that a share does not depend on the seed by more than a percentage point, so few that a build stays fast. */
const MEMBERS = 10_000;

/** What became of a population that bought the package: of how many members the advertised return came true. */
export const packageFigures = (each: Package): PackageRun => runPackage(each, MEMBERS, SITE_SEED);
