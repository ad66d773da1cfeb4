import { address, pageAt } from '#i18n/language.ts';
import { map, onMount } from 'nanostores';
import { convert } from '#domain/money/conversion.ts';
import { asTyped, type DecimalProblem, parseDecimal } from '#domain/money/parse-decimal.ts';
import { ROUTES } from '#domain/routes.ts';
import type { Snapshot } from './market.ts';

/** A person can type into either side. The other side follows. */
export type Side = 'from' | 'to';

interface Converter {
  readonly typed: string;
  /** The side that the person typed into last. */
  readonly side: Side;
  /** A coin, or `usd`. */
  readonly from: string;
  readonly to: string;
}

export interface Unit {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** US dollars for one, a decimal string. */
  readonly price: string;
}

const DOLLAR = 'usd';
/** More than eight decimals are too many to check by eye. */
const DECIMALS = 8;
const INITIAL: Converter = { typed: '1', side: 'from', from: 'bitcoin', to: DOLLAR };

export const $converter = map<Converter>(INITIAL);

/** The convertible units: the dollar, and every coin with a price. */
export const unitsOf = (snapshot: Snapshot, dollarName: string): readonly Unit[] => [
  { id: DOLLAR, symbol: 'USD', name: dollarName, price: '1' },
  ...snapshot.quotes.map(({ coin, price }) => ({ ...coin, price })),
];

export interface Converted {
  /** The text of each field. */
  readonly texts: Readonly<Record<Side, string>>;
  readonly units: Readonly<Record<Side, Unit>>;
  readonly outcome:
    | {
        readonly kind: 'converted';
        /** Decimal strings with a point. */
        readonly amounts: Readonly<Record<Side, string>>;
        readonly isExact: boolean;
      }
    | { readonly kind: 'refused'; readonly error: DecimalProblem };
}

/** @param units at least the dollar; a chosen coin that is not among them becomes the dollar */
export function convertedBy({ typed, side, from, to }: Converter, units: readonly Unit[]): Converted {
  const unitOf = (id: string) => units.find((unit) => unit.id === id) ?? (units[0] as Unit);
  const sides = { from: unitOf(from), to: unitOf(to) };
  const other = otherSide(side);
  const parsed = parseDecimal(typed, DECIMALS);
  if (!parsed.ok) {
    return {
      texts: bySide(side, typed, ''),
      units: sides,
      outcome: { kind: 'refused', error: parsed.problem },
    };
  }
  const { amount, isExact } = convert(parsed.value, sides[side].price, sides[other].price, DECIMALS);
  return {
    texts: bySide(side, typed, asTyped(amount)),
    units: sides,
    outcome: { kind: 'converted', amounts: bySide(side, parsed.value, amount), isExact },
  };
}

/** The price of one unit in the other, as a decimal string. */
export const rateOf = ({ from, to }: Converted['units']): string =>
  convert('1', from.price, to.price, DECIMALS).amount;

export function typeAmount(side: Side, typed: string): void {
  change({ ...$converter.get(), side, typed });
}

/** Choosing the other side's unit swaps the two. */
export function chooseUnit(side: Side, id: string): void {
  const present = $converter.get();
  if (id === present[otherSide(side)]) swapSides();
  else change({ ...present, [side]: id });
}

/** Swaps the sides: the typed amount stays with its coin. */
export function swapSides(): void {
  const { typed, side, from, to } = $converter.get();
  change({ typed, side: otherSide(side), from: to, to: from });
}

/** The id of the converter's heading. */
export const CONVERTER_ID = 'coin-converter';

/** The URL that opens this conversion. */
export const linkTo = (converter: Converter): string =>
  `${urlOf(converter, new URLSearchParams('show=market'))}#${CONVERTER_ID}`;

/** @param query the other parameters of the page's URL */
function urlOf({ typed, side, from, to }: Converter, query: URLSearchParams): string {
  const parsed = parseDecimal(typed, DECIMALS);
  query.delete(amountOn(otherSide(side)));
  query.set(amountOn(side), parsed.ok ? asTyped(parsed.value) : INITIAL.typed);
  query.set('from', from);
  query.set('to', to);
  return `${address(ROUTES.home.path)}?${query}`;
}

onMount($converter, () => {
  const query = new URLSearchParams(location.search);
  const side = query.has(amountOn('to')) ? 'to' : 'from';
  const typed = query.get(amountOn(side)) ?? '';
  $converter.set({
    // A URL's author can write anything into it: show only an amount.
    typed: parseDecimal(typed, DECIMALS).ok ? typed : INITIAL.typed,
    side,
    from: query.get('from') ?? INITIAL.from,
    to: query.get('to') ?? INITIAL.to,
  });
});

/** On the market home, the page's URL follows, so that it can be shared and survives a reload. */
function change(next: Converter): void {
  $converter.set(next);
  if (pageAt(location.pathname) !== ROUTES.home.path) return;
  const url = urlOf(next, new URLSearchParams(location.search));
  history.replaceState(history.state, '', url + location.hash);
}

/** The query parameter of a side's amount. */
const amountOn = (side: Side): string => `${side}-amount`;

const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

const bySide = (side: Side, own: string, other: string): Record<Side, string> =>
  side === 'from' ? { from: own, to: other } : { from: other, to: own };
