import fc from 'fast-check';
import { type Offer, PART, PERIODS, type Promised } from '#domain/offer/offer.ts';
import { EMPTY_OFFER, type OfferText, readOffer } from '#domain/offer/read-offer.ts';

/** An offer as a person types it in. */
export function offerOf(text: Partial<OfferText>): Offer {
  const read = readOffer({ ...EMPTY_OFFER, ...text });
  if (!read.ok) throw new Error(`No offer: ${JSON.stringify(read)}`);
  return read.offer;
}

const amount = fc.bigInt({ min: 1n, max: 10_000n * PART });
const maybe = (most: number) => fc.option(fc.integer({ min: 1, max: most }));

const promised: fc.Arbitrary<Promised> = fc.oneof(
  fc.record({
    kind: fc.constant('rate' as const),
    rate: fc.bigInt({ min: 1n, max: 2n * PART }),
    period: fc.constantFrom(...PERIODS),
    periods: maybe(600),
  }),
  fc.record({
    kind: fc.constant('multiple' as const),
    times: fc.bigInt({ min: 1n, max: 200n * PART }),
    months: maybe(60),
  }),
  fc.record({ kind: fc.constant('recruits' as const), sum: amount }),
  fc.record({
    kind: fc.constant('matrix' as const),
    width: fc.integer({ min: 1, max: 10 }),
    depth: fc.integer({ min: 1, max: 5 }),
    pays: amount,
  }),
);

export const someOffer: fc.Arbitrary<Offer> = fc
  .record({
    cost: amount,
    promise: promised,
    recruits: fc.integer({ min: 0, max: 12 }),
    kept: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: PART - 1n })),
    members: fc.integer({ min: 1, max: 1_000_000 }),
    claims: fc.constant([]),
  })
  .map((offer) => (offer.promise.kind === 'recruits' ? { ...offer, recruits: offer.recruits + 1 } : offer));
