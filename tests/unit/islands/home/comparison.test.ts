import { expect, it } from 'vitest';
import { $linePlaces, chooseComparison, toggleComparedCoin } from '#islands/home/charts/comparison/model.ts';

it('a compared coin keeps its line while others come and go, and no two have the same', () => {
  const shown = () => Object.fromEntries($linePlaces.get());
  chooseComparison({ coins: ['bitcoin', 'ethereum', 'solana'] });
  expect(shown()).toEqual({ bitcoin: 0, ethereum: 1, solana: 2 });
  toggleComparedCoin('ethereum');
  expect(shown()).toEqual({ bitcoin: 0, solana: 2 });
  toggleComparedCoin('dogecoin');
  expect(shown()).toEqual({ bitcoin: 0, dogecoin: 1, solana: 2 });
  chooseComparison({ coins: [] });
  expect(shown()).toEqual({});
});
