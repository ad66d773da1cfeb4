import type * as v from 'valibot';
import type { CountryProblem } from '#domain/accounts/country.ts';
import { type AddressField, type AddressRefusal, checkAddress } from '#domain/address/address.ts';
import { REFUSALS } from '#domain/address/refusal.ts';
import { type Cents, subtract } from '#domain/money/cents.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { parseUsd, type UsdProblem } from '#domain/money/parse-usd.ts';
import { visible } from '#domain/text/typed-text.ts';
import { type ValidationResult, checkForm, errorsOf, type TextProblem } from '#domain/validation.ts';
import { bankDetails } from './bank-details.ts';
import { canonicalIban, ibanFormOf, type IbanProblem, ibanProblem } from './iban.ts';
import {
  brokenLimit,
  type WithdrawalDetails,
  type WithdrawalLimit,
  type WithdrawalRequest,
} from './withdrawal.ts';

/** A request without its id, which the sender creates. */
export type WithdrawalInput = Omit<WithdrawalRequest, 'id'>;

/** How much of the balance other unsettled requests may take. */
interface RequestedAlready {
  readonly code: 'requested-already';
  readonly requested: Cents;
  readonly left: Cents;
  /** What can be withdrawn of what is left: nothing while that is below the minimum. */
  readonly available: Cents;
}

/** `1,100` has two readings. The second is too little for a withdrawal, but a person confirms the first: money is never guessed. */
interface AmbiguousAmount {
  readonly code: 'ambiguous';
  readonly likely: Cents;
}

export type WithdrawalAmountProblem =
  | { readonly code: Exclude<UsdProblem, 'ambiguous'> }
  | AmbiguousAmount
  | WithdrawalLimit
  | RequestedAlready;
export type WithdrawalAmountErrors = Partial<{ readonly amount: WithdrawalAmountProblem }>;

/** The bank form, as typed. Not every country has a zip or postal code, so these two may be empty. */
export interface BankForm {
  /** US dollars. */
  readonly amount: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly bankName: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly zip: string;
  readonly postalCode: string;
}

export type BankFormErrors = WithdrawalAmountErrors &
  Partial<{
    readonly country: 'required' | CountryProblem;
    readonly bankName: TextProblem;
    readonly accountHolder: TextProblem;
    readonly accountNumber: TextProblem | IbanProblem;
    readonly zip: Exclude<TextProblem, 'required'>;
    readonly postalCode: Exclude<TextProblem, 'required'>;
  }>;

/** The cryptocurrency form, as typed. */
export interface CryptoForm {
  /** US dollars. */
  readonly amount: string;
  readonly coin: string;
  readonly network: string;
  readonly address: string;
}

/** Each address problem carries its own sentence, because it depends on all three fields. */
export type CryptoFormErrors = WithdrawalAmountErrors & Partial<Record<AddressField, AddressRefusal>>;

type BankDetails = v.InferOutput<typeof bankDetails>;
type BankDetailsErrors = Omit<BankFormErrors, 'amount'>;

/**
 * @param balances the member's current ones; the settlement checks again when it holds the amount
 * @param left what is left of them once all other requests are settled
 */
export function checkBankForm(
  form: BankForm,
  balances: Balances,
  left: Balances = balances,
): ValidationResult<WithdrawalInput, BankFormErrors> {
  const details = checkIban(form, checkForm(bankDetails, form));
  return combine(
    checkAmount(form.amount, balances, left),
    details.ok ? { ok: true, value: { method: 'bank', ...details.value } } : details,
  );
}

/** As `checkBankForm`. */
export function checkCryptoForm(
  form: CryptoForm,
  balances: Balances,
  left: Balances = balances,
): ValidationResult<WithdrawalInput, CryptoFormErrors> {
  return combine(checkAmount(form.amount, balances, left), checkReceiver(form));
}

/** In countries that use IBANs, an account number must be one. */
function checkIban(
  { country, accountNumber: typed }: BankForm,
  details: ValidationResult<BankDetails, BankDetailsErrors>,
): ValidationResult<BankDetails, BankDetailsErrors> {
  const others = errorsOf(details);
  const form = others.country || others.accountNumber ? null : ibanFormOf(country.trim().toUpperCase());
  if (form === null) return details;
  const accountNumber = canonicalIban(typed);
  const problem = ibanProblem(accountNumber, form);
  if (problem) return { ok: false, errors: { ...others, accountNumber: problem } };
  return details.ok ? { ok: true, value: { ...details.value, accountNumber } } : details;
}

/** As `checkBankForm`, for the amount alone. */
export function checkAmount(
  typed: string,
  balances: Balances,
  left: Balances = balances,
): ValidationResult<Cents, WithdrawalAmountErrors> {
  const parsed = parseUsd(typed);
  if (!parsed.ok) return { ok: false, errors: { amount: unreadable(typed, parsed.problem) } };
  const limit = brokenLimit(parsed.amount, left);
  if (!limit) return { ok: true, value: parsed.amount };
  const requested = subtract(balances.earning, left.earning);
  if (limit.code !== 'insufficient-funds' || requested === 0) return { ok: false, errors: { amount: limit } };
  const { available } = limit;
  return {
    ok: false,
    errors: { amount: { code: 'requested-already', requested, left: left.earning, available } },
  };
}

function unreadable(typed: string, problem: UsdProblem): WithdrawalAmountProblem {
  if (problem !== 'ambiguous') return { code: problem };
  const likely = parseUsd(typed.replaceAll(/[.,]/g, ''));
  return likely.ok ? { code: problem, likely: likely.amount } : { code: 'not-a-number' };
}

function checkReceiver(
  form: CryptoForm,
): ValidationResult<WithdrawalDetails, Omit<CryptoFormErrors, 'amount'>> {
  const { coin, network, address } = form;
  const checked = checkAddress(coin, network, address);
  if (checked.ok) {
    // A valid address implies a known coin and network.
    const destination = { coin: coin as CoinId, network: network as Network };
    return { ok: true, value: { method: 'crypto', ...destination, address: checked.canonical } };
  }
  // The check stops at a wrong coin or network; report an empty address at the same time.
  const missing = visible(address) === '' ? { address: REFUSALS.required() } : {};
  return { ok: false, errors: { ...missing, [checked.field]: checked } };
}

/** Combines both parts of a form; if either has errors, the errors of both. */
function combine<Errors extends object>(
  amount: ValidationResult<Cents, WithdrawalAmountErrors>,
  details: ValidationResult<WithdrawalDetails, Errors>,
): ValidationResult<WithdrawalInput, WithdrawalAmountErrors & Partial<Errors>> {
  if (amount.ok && details.ok) {
    return { ok: true, value: { amount: amount.value, details: details.value } };
  }
  return { ok: false, errors: { ...errorsOf(amount), ...errorsOf(details) } };
}
