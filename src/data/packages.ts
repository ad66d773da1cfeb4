import { getCollection } from 'astro:content';
import { cents } from '../domain/cents.ts';
import { PACKAGE_IDS, type Package } from '../domain/package.ts';
import { inOrderOf } from './order.ts';

/** The four packages, cheapest first. */
export async function listPackages(): Promise<readonly Package[]> {
  const packages = (await getCollection('packages')).map(({ data: { amountUsd, ...rest } }) => ({
    ...rest,
    amount: cents(amountUsd * 100),
  }));
  return inOrderOf(PACKAGE_IDS, packages);
}
