import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedSnapshot } from '#data/market-files.ts';
import {
  $converter,
  chooseUnit,
  convertedBy,
  linkTo,
  swapSides,
  typeAmount,
  unitsOf,
} from '#stores/converter.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';

const units = unitsOf(recordedSnapshot(), 'US dollar');
const shown = () => convertedBy($converter.get(), units);

function open(address: string) {
  const page = openPageWithHistory(address);
  // A store resets a while after its last listener leaves; a test does not wait for that.
  $converter.set({ typed: '1', side: 'from', from: 'bitcoin', to: 'usd' });
  return page;
}

beforeEach(() => vi.unstubAllGlobals());

describe('the converter', () => {
  it('converts either way', () => {
    open('/dashboard/');
    typeAmount('from', '2');
    expect(shown().texts).toEqual({ from: '2', to: '183544.82' });
    typeAmount('to', '100');
    expect(shown().texts).toEqual({ from: '0.00108965', to: '100' });
    expect(shown().outcome).toMatchObject({ kind: 'converted', isExact: false });
  });

  it('swaps sides, and the amount stays with its coin', () => {
    open('/dashboard/');
    typeAmount('from', '2');
    swapSides();
    expect(shown().texts).toEqual({ from: '183544.82', to: '2' });
    expect(shown().units).toMatchObject({ from: { id: 'usd' }, to: { id: 'bitcoin' } });
  });

  it('swaps when the coin of the other side is chosen', () => {
    open('/dashboard/');
    chooseUnit('from', 'usd');
    expect($converter.get()).toMatchObject({ from: 'usd', to: 'bitcoin' });
  });

  it.each([
    ['', 'required'],
    ['1,100', 'ambiguous'],
    ['-1', 'negative'],
    ['0.123456789', 'too-many-decimals'],
    ['ten', 'not-a-number'],
    ['9'.repeat(40), 'too-large'],
  ])('refuses "%s" and empties the other side', (typed, error) => {
    open('/dashboard/');
    typeAmount('from', typed);
    expect(shown().outcome).toEqual({ kind: 'refused', error });
    expect(shown().texts).toEqual({ from: typed, to: '' });
  });

  it('has no float in it', () => {
    open('/dashboard/');
    chooseUnit('from', 'usd');
    chooseUnit('to', 'dogecoin');
    typeAmount('to', '0.3');
    // 0.3 × 0.157193; as floats 0.047157899999999995.
    expect(shown().texts.from).toBe('0.0471579');
  });

  it('is in the address of the market home, beside what else is there', () => {
    const page = open('/dashboard/?chart=1y#coin-converter');
    typeAmount('to', '1,5');
    expect(page.address()).toBe('/dashboard/?chart=1y&to-amount=1.5&from=bitcoin&to=usd#coin-converter');
    typeAmount('from', '1.1230');
    expect(page.address()).toBe('/dashboard/?chart=1y&from=bitcoin&to=usd&from-amount=1.1230#coin-converter');
  });

  it('leaves the address of other screens alone, and links to the market home', () => {
    const page = open('/dashboard/withdraw/?method=bank');
    typeAmount('from', '3');
    expect(page.address()).toBe('/dashboard/withdraw/?method=bank');
    expect(linkTo($converter.get())).toBe(
      '/dashboard/?show=market&from-amount=3&from=bitcoin&to=usd#coin-converter',
    );
  });

  it('reads the conversion from the URL, and uses dollars for an unknown coin', async () => {
    openPageWithHistory('/dashboard/?from=solana&to=nonsense&from-amount=2');
    vi.resetModules();
    const reloaded = await import('#stores/converter.ts');
    expect(reloaded.$converter.get()).toEqual({ typed: '2', side: 'from', from: 'solana', to: 'nonsense' });
    expect(reloaded.convertedBy(reloaded.$converter.get(), units).texts.to).toBe('285.56');
  });
});
