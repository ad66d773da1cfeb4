import { accounts, usernames } from './cases/accounts.ts';
import { activations } from './cases/activations.ts';
import { deposits, proofs } from './cases/deposits.ts';
import { offers } from './cases/offers.ts';
import { decisions, messages } from './cases/operators.ts';
import { photos } from './cases/photos.ts';
import { reading } from './cases/reading.ts';
import { asSeen, whileDeciding } from './cases/seen.ts';
import { settled } from './cases/settler.ts';
import { withdrawals } from './cases/withdrawals.ts';
import type { RuleCase } from './rule-case.ts';

/** All cases that are tried against the rules, by topic. */
export const ATTEMPTS: Readonly<Record<string, readonly RuleCase[]>> = {
  accounts,
  usernames,
  photos,
  deposits,
  proofs,
  withdrawals,
  activations,
  offers,
  decisions,
  'decisions on what was seen': asSeen,
  'requests that are being decided': whileDeciding,
  messages,
  'what the settler writes': settled,
  reading,
};
