import { accounts, tombstones, uplines, usernames } from './cases/accounts.ts';
import { activations } from './cases/activations.ts';
import { deposits, proofs } from './cases/deposits.ts';
import { desk } from './cases/desk.ts';
import { disclosures, erasures } from './cases/erasures.ts';
import { hiddenText } from './cases/hidden-text.ts';
import { lookalikes } from './cases/lookalikes.ts';
import { notes } from './cases/notes.ts';
import { offers } from './cases/offers.ts';
import { operatorRights } from './cases/operator-rights.ts';
import { decisions, messages } from './cases/operators.ts';
import { photos } from './cases/photos.ts';
import { lines, slots } from './cases/quotas.ts';
import { pushSubscriptions } from './cases/push.ts';
import { reading } from './cases/reading.ts';
import { sessions } from './cases/sessions.ts';
import { standings } from './cases/standings.ts';
import { asSeen, whileDeciding } from './cases/seen.ts';
import { settled } from './cases/settler.ts';
import { withdrawals } from './cases/withdrawals.ts';
import type { RuleCase } from './rule-case.ts';

/** All cases that are tried against the rules, by topic. */
export const ATTEMPTS: Readonly<Record<string, readonly RuleCase[]>> = {
  accounts,
  usernames,
  'usernames that look alike': lookalikes,
  'text that hides something': hiddenText,
  uplines,
  tombstones,
  'erasures that operators finish': erasures,
  'what the identity service knows': disclosures,
  sessions,
  'push messages': pushSubscriptions,
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
  'suspended accounts': standings,
  'notes about members': notes,
  'what operators tell one another about requests': desk,
  slots,
  lines,
  'who is an operator': operatorRights,
  'what the settler writes': settled,
  reading,
};
