import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { AddressRefusal } from '#domain/address/address.ts';
import type { Coin } from '#domain/money/coin.ts';
import type {
  BankFormErrors,
  BankForm as BankText,
  CryptoForm as CryptoText,
  WithdrawalAmountProblem,
  WithdrawalInput,
} from '#domain/withdrawals/withdrawal-form.ts';
import { canCancel, type Withdrawal, type WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';
import { createAction } from '#stores/action.ts';
import { presentBalancesWithRequests } from '#stores/balances.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { createIdempotencyKey, isSameRequest } from '#stores/idempotency-key.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { $withdrawals } from '#stores/withdrawals.ts';

export const METHODS = ['bank', 'crypto'] as const satisfies readonly WithdrawalDetails['method'][];
export type Method = (typeof METHODS)[number];

/** The step of a withdrawal. */
export type WithdrawalStep =
  | {
      readonly step: 'method';
      /** The method that the URL names. */
      readonly chosen?: Method;
    }
  | { readonly step: 'form'; readonly method: Method }
  | { readonly step: 'review'; readonly method: Method };

const methodOf = (text: string | null) => METHODS.find((method) => method === text);

/**
 * Reads the step from a query: `?method=bank`, `?method=bank&review`, or the first one. Nothing that was typed outlives the page:
 * a link to a later step begins at the first.
 */
function readStep(query: URLSearchParams): WithdrawalStep {
  const method = methodOf(query.get('method'));
  if (!method) return { step: 'method' };
  if (drafts[method].amount === '') return { step: 'method', chosen: method };
  return { step: query.has('review') && $reviewed.get() ? 'review' : 'form', method };
}

const steps = createStepInUrl(readStep);

export const $withdrawalStep = steps.$step;

export const chooseMethod = (method: Method) => steps.go(`?method=${method}`);
export const review = (method: Method) => steps.go(`?method=${method}&review`);
export const backToMethods = () => steps.go('');

/** The typed values of each method's form. */
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

/** Keeps a form's values while the page is open, also on another step. */
function keepDraft<M extends keyof Drafts, P>(
  method: M,
  form: Form<keyof Drafts[M] & string, P>,
): Form<keyof Drafts[M] & string, P> {
  form.$state.listen(({ values }) => {
    drafts = { ...drafts, [method]: values };
  });
  return form;
}

/** Whether a request is being written. */
export const isBegun = (): boolean => drafts !== EMPTY;

export function dropDrafts(): void {
  drafts = EMPTY;
}

export type MethodForm = Form<'amount' | 'method', WithdrawalAmountProblem | 'missing'>;

export type BankField = keyof BankText;
export type BankForm = Form<BankField, FieldErrorOf<BankFormErrors>>;

/** The form has no network field: this site uses one network per coin. */
type CryptoField = Exclude<keyof CryptoText, 'network'>;
type CryptoError = WithdrawalAmountProblem | AddressRefusal;
export type CryptoForm = Form<CryptoField, CryptoError>;

/** Addresses and account numbers are checked when a form is submitted, so the code for that comes then. */
const loadChecks = () => loadSiteChunk(() => import('#domain/withdrawals/withdrawal-form.ts'));

/** The first step: how much, and where to. */
export function createMethodForm(chosen?: Method): MethodForm {
  return createForm<'amount' | 'method', WithdrawalAmountProblem | 'missing', Method>({
    initial: { amount: drafts.bank.amount || drafts.crypto.amount, method: chosen ?? '' },
    async check({ amount, method: typed }) {
      const { checkAmount } = await loadChecks();
      const { balances, left } = await presentBalancesWithRequests();
      const checked = checkAmount(amount, balances, left);
      const method = methodOf(typed);
      if (checked.ok && method) {
        drafts = { bank: { ...drafts.bank, amount }, crypto: { ...drafts.crypto, amount } };
        return { ok: true, value: method };
      }
      return {
        ok: false,
        errors: { ...(checked.ok ? {} : checked.errors), ...(method ? {} : { method: 'missing' }) },
      };
    },
    async send(method) {
      chooseMethod(method);
    },
  });
}

/** Begins with the last typed values. Sending leads to the review and asks nothing of the backend. */
export function createBankForm(): BankForm {
  return keepDraft(
    'bank',
    createForm({
      initial: drafts.bank,
      async check(typed) {
        const { checkBankForm } = await loadChecks();
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
      initial: drafts.crypto,
      async check(typed) {
        const { checkCryptoForm } = await loadChecks();
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

/** The withdrawal under review, or null if no form was sent since the page loaded. */
export const $input: ReadableAtom<WithdrawalInput | null> = $reviewed;

/** The last recorded withdrawal; null once it is decided, because the notice about it is then outdated. */
export const $recorded: ReadableAtom<Withdrawal | null> = computed(
  [$recordedId, $withdrawals],
  (id, withdrawals) => {
    if (id === null || withdrawals.state !== 'ready') return null;
    const recorded = withdrawals.value.items.find((each) => each.id === id);
    return recorded && canCancel(recorded) ? recorded : null;
  },
);

async function toReview(input: WithdrawalInput): Promise<void> {
  $reviewed.set(input);
  $recordedId.set(null);
  confirmation.reset();
  review(input.details.method);
}

// Outlives the review: going back after a lost answer and confirming the same again still requests once.
const idempotencyKey = createIdempotencyKey();

/** Requests the reviewed withdrawal. */
export const confirmation = createAction(async (input: WithdrawalInput) => {
  const id = idempotencyKey.idFor(input);
  await (await backend()).requestWithdrawal({ id, ...input });
  idempotencyKey.fulfilled(id);
  $recordedId.set(id);
  // Another withdrawal may be under review by now.
  if (!isSameRequest($reviewed.get(), input)) return;
  dropDrafts();
  $reviewed.set(null);
  // In place of the review, so that going back cannot request the same again.
  if ($withdrawalStep.get().step === 'review') steps.goInstead('');
});
