import { atom } from 'nanostores';
import { type Downline, isSameDownline } from '../../domain/partners.ts';
import type { Tree } from '../../domain/partners/visible.ts';
import { live } from '../live.ts';
import { type Gardener, openGardener } from './gardener.ts';

/** The signed-in member's partners, and their map. */
export interface PartnerTree {
  readonly downline: Downline;
  readonly tree: Tree;
  readonly find: Gardener['find'];
}

export const $partnerTree = live<PartnerTree>((opened, onTree, onError) => {
  const gardener = openGardener(onError);
  let present: Downline | null = null;
  const stop = opened.watchPartners(
    (downline) => {
      if (present !== null && isSameDownline(present, downline)) return;
      present = downline;
      gardener.plant(downline, (tree) => onTree({ downline, tree, find: gardener.find }));
    },
    (error) => {
      present = null;
      onError(error);
    },
  );
  return () => {
    stop();
    gardener.close();
  };
});

/** Username of the partner that the map and the list show together; empty: nobody. */
export const $chosenPartner = atom('');

export const choosePartner = (username: string): void => $chosenPartner.set(username);
