import { readCollection } from './collections.ts';
import { type Package, PACKAGE_IDS } from '#domain/deposits/package.ts';
import { cents } from '#domain/money/cents.ts';
import { inOrderOf } from './order.ts';

/** The four packages, cheapest first. */
export async function listPackages(): Promise<readonly Package[]> {
  const packages = (await readCollection('packages')).map(({ data: { amountUsd, ...rest } }) => ({
    ...rest,
    amount: cents(amountUsd * 100),
  }));
  return inOrderOf(PACKAGE_IDS, packages);
}
