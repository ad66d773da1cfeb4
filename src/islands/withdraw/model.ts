import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { AddressRefusal } from '#domain/address/address.ts';
import type { Coin } from '#domain/money/coin.ts';
import {
  type BankFormProblems,
  type BankForm as BankText,
  checkBankForm,
  checkCryptoForm,
  type CryptoForm as CryptoText,
  type WithdrawalAmountProblem,
  type WithdrawalInput,
} from '#domain/withdrawals/withdrawal-form.ts';
import { canCancel, type Withdrawal, type WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';
import { createAction } from '#stores/action.ts';
import { presentBalancesWithRequests } from '#stores/available-balances.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { createIdempotencyKey, isSameRequest } from '#stores/idempotency-key.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { $withdrawals } from '#stores/withdrawals.ts';

export const METHODS = ['bank', 'crypto'] as const satisfies readonly WithdrawalDetails['method'][];
export type Method = (typeof METHODS)[number];

/** Where in a withdrawal a person is. */
export type WithdrawalStep =
  | { readonly step: 'method' }
  | { readonly step: 'form'; readonly method: Method }
  | { readonly step: 'review'; readonly method: Method };

export const methodOf = (text: string | null) => METHODS.find((method) => method === text);

/** The step that a query asks for: `?method=bank`, `?method=bank&review`, or the first one. */
function readStep(query: URLSearchParams): WithdrawalStep {
  const method = methodOf(query.get('method'));
  if (!method) return { step: 'method' };
  return { step: query.has('review') ? 'review' : 'form', method };
}

const steps = createStepInUrl(readStep);

export const $withdrawalStep = steps.$step;

export const chooseMethod = (method: Method) => steps.go(`?method=${method}`);
export const review = (method: Method) => steps.go(`?method=${method}&review`);
export const backToMethods = () => steps.go('');

/**
 * Takes the place of the review: going back must not lead to where the same withdrawal would be made again. Whoever has
 * gone elsewhere stays there.
 */
export function leaveReview(): void {
  if ($withdrawalStep.get().step === 'review') steps.goInstead('');
}

/** What was typed into the form of each method. */
interface Drafts {
  readonly bank: BankText;
  readonly crypto: Omit<CryptoText, 'network'>;
}

const EMPTY: Drafts = {
  bank: {
    amount: '',
    country: '',
    bankName: '',
    accountHolder: '',
    accountNumber: '',
    zip: '',
    postalCode: '',
  },
  crypto: { amount: '', coin: '', address: '' },
};

let drafts = EMPTY;

export const draftOf = <M extends keyof Drafts>(method: M): Drafts[M] => drafts[method];

/** Keeps what is typed into a form for as long as the page is open, also while another step is on the screen. */
export function keepDraft<M extends keyof Drafts, P>(
  method: M,
  form: Form<keyof Drafts[M] & string, P>,
): Form<keyof Drafts[M] & string, P> {
  form.$state.listen(({ values }) => {
    drafts = { ...drafts, [method]: values };
  });
  return form;
}

export function dropDrafts(): void {
  drafts = EMPTY;
}

export type MethodForm = Form<'method', 'missing'>;

export type BankField = keyof BankText;
export type BankForm = Form<BankField, FieldErrorOf<BankFormProblems>>;

/** The network is not asked for: this site has each coin on one. */
type CryptoField = Exclude<keyof CryptoText, 'network'>;
type CryptoError = WithdrawalAmountProblem | AddressRefusal;
export type CryptoForm = Form<CryptoField, CryptoError>;

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
    createForm<CryptoField, CryptoError, WithdrawalInput>({
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

const $reviewed = atom<WithdrawalInput | null>(null);
const $recordedId = atom<string | null>(null);

/** The withdrawal to look over before it is asked for, or null when no form was filled in since the page loaded. */
export const $input: ReadableAtom<WithdrawalInput | null> = $reviewed;

/** The withdrawal that was recorded last, as it stands; null once it is decided: what was said of it holds no longer. */
export const $recorded: ReadableAtom<Withdrawal | null> = computed(
  [$recordedId, $withdrawals],
  (id, withdrawals) => {
    if (id === null || withdrawals.state !== 'ready') return null;
    const recorded = withdrawals.value.find((each) => each.id === id);
    return recorded && canCancel(recorded) ? recorded : null;
  },
);

export async function toReview(input: WithdrawalInput): Promise<void> {
  $reviewed.set(input);
  $recordedId.set(null);
  confirmation.reset();
  review(input.details.method);
}

// Outlives the review: who goes back after a lost answer and asks for the same again still asks once.
const idempotencyKey = createIdempotencyKey();

/** Asks for the withdrawal that was looked over. */
export const confirmation = createAction(async (input: WithdrawalInput) => {
  const id = idempotencyKey.idFor(input);
  await (await backend()).requestWithdrawal({ id, ...input });
  idempotencyKey.fulfilled(id);
  $recordedId.set(id);
  // Another one may be looked over by now.
  if (!isSameRequest($reviewed.get(), input)) return;
  dropDrafts();
  $reviewed.set(null);
  leaveReview();
});
