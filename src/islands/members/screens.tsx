import type { ComponentType } from 'react';
import type { MemberScreenName } from '#domain/routes.ts';
import type { PackageOffer } from '#islands/deposit/PackageStep.tsx';
import type { CoinOffer } from '#islands/deposit/model.ts';
import type { LevelPlan } from '#islands/programme/Levels.tsx';
import type { MailLanguage } from '#stores/account.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';

/** What the build knows and screens show. Every members' page has all of it, because any screen may follow. */
export interface MembersContent {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
  readonly plan: LevelPlan;
  readonly offers: SiteOffers;
  readonly mailLanguage: MailLanguage;
  readonly isEmbedded: boolean;
  readonly hasOutbox: boolean;
}

type Screen = ComponentType<MembersContent>;

/** Each screen is a chunk of its own. */
const IMPORTS: Readonly<Record<MemberScreenName, () => Promise<Screen>>> = {
  home: async () => (await import('#islands/home/HomeScreen.tsx')).HomeScreen,
  wallet: async () => (await import('#islands/wallet/WalletScreen.tsx')).WalletScreen,
  deposit: async () => (await import('#islands/deposit/DepositScreen.tsx')).DepositScreen,
  withdraw: async () => (await import('#islands/withdraw/WithdrawScreen.tsx')).WithdrawScreen,
  programme: async () => (await import('#islands/programme/ProgrammeScreen.tsx')).ProgrammeScreen,
  profile: async () => (await import('#islands/profile/ProfileScreen.tsx')).ProfileScreen,
};

const screens = new Map<MemberScreenName, Screen>();

/** A screen, or undefined while its chunk is not loaded. */
export const loadedScreen = (name: MemberScreenName): Screen | undefined => screens.get(name);

/** @throws if the chunk cannot be fetched */
export async function loadScreen(name: MemberScreenName): Promise<Screen> {
  const screen = screens.get(name) ?? (await IMPORTS[name]());
  screens.set(name, screen);
  return screen;
}
