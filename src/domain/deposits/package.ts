import type { Cents } from '#domain/money/cents.ts';

export const PACKAGE_IDS = ['bronze', 'silver', 'gold', 'premium'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

/** A deposit package. `advertisedPercent` is what such programmes advertise; Tessera does not promise it. */
export interface Package {
  readonly id: PackageId;
  readonly name: string;
  /** In percent, e.g. 30. */
  readonly advertisedPercent: number;
  readonly amount: Cents;
}

export const smallestOf = (packages: readonly Package[]): Package | undefined =>
  packages.toSorted((one, other) => one.amount - other.amount)[0];
