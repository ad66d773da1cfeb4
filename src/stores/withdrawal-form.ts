import type { AddressRefusal } from '../domain/address.ts';
import type { Coin } from '../domain/coin.ts';
import {
  type BankFormProblems,
  type BankForm as BankText,
  type CryptoForm as CryptoText,
  checkBankForm,
  checkCryptoForm,
  type WithdrawalAmountProblem,
  type WithdrawalWish,
} from '../domain/withdrawal-form.ts';
import { createForm, type Form, type ProblemOf } from './form.ts';
import { presentBalancesWithRequests } from './left.ts';
import { draftOf, keepDraft } from './withdrawal-draft.ts';
import { toReview } from './withdrawal-review.ts';
import { chooseMethod, type Method, methodOf } from './withdrawal-steps.ts';

export type MethodForm = Form<'method', 'missing'>;

export type BankField = keyof BankText;
export type BankForm = Form<BankField, ProblemOf<BankFormProblems>>;

/** The network is not asked for: this site has each coin on one. */
type CryptoField = Exclude<keyof CryptoText, 'network'>;
type CryptoProblem = WithdrawalAmountProblem | AddressRefusal;
export type CryptoForm = Form<CryptoField, CryptoProblem>;

export function createMethodForm(): MethodForm {
  return createForm<'method', 'missing', Method>({
    initial: { method: '' },
    check(values) {
      const method = methodOf(values.method);
      return method ? { ok: true, value: method } : { ok: false, problems: { method: 'missing' } };
    },
    async send(method) {
      chooseMethod(method);
    },
  });
}

/** Begins with what was typed last. Sending it leads to the review; nothing is asked of the backend before that. */
export function createBankForm(): BankForm {
  return keepDraft(
    'bank',
    createForm({
      initial: draftOf('bank'),
      async check(typed) {
        const { balances, left } = await presentBalancesWithRequests();
        return checkBankForm(typed, balances, left);
      },
      send: toReview,
    }),
  );
}

/** As `createBankForm`. */
export function createCryptoForm(coins: readonly Coin[]): CryptoForm {
  return keepDraft(
    'crypto',
    createForm<CryptoField, CryptoProblem, WithdrawalWish>({
      initial: draftOf('crypto'),
      async check(typed) {
        const network = coins.find(({ id }) => id === typed.coin)?.network ?? '';
        const { balances, left } = await presentBalancesWithRequests();
        return checkCryptoForm({ ...typed, network }, balances, left);
      },
      send: toReview,
    }),
  );
}
