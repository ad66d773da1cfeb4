import * as v from 'valibot';
import { type CountryProblem, requiredCountry } from '#domain/accounts/country.ts';
import { type AddressField, type AddressRefusal, checkAddress } from '#domain/address/address.ts';
import { REFUSALS } from '#domain/address/refusal.ts';
import { type Cents, subtract } from '#domain/money/cents.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { parseUsd, type UsdProblem } from '#domain/money/parse-usd.ts';
import { visible, withoutInvisible } from '#domain/text/typed-text.ts';
import {
  type ValidationResult,
  checkForm,
  optionalText,
  errorsOf,
  requiredText,
  type TextProblem,
} from '#domain/validation.ts';
import { canonicalIban, ibanFormOf, type IbanProblem, ibanProblem, withoutSpaces } from './iban.ts';
import {
  brokenLimit,
  type WithdrawalDetails,
  type WithdrawalLimit,
  type WithdrawalRequest,
} from './withdrawal.ts';

/** A request but for its id, which whoever sends it makes. */
export type WithdrawalInput = Omit<WithdrawalRequest, 'id'>;

/** Of what is there, other requests that are not settled yet may take so much. */
interface RequestedAlready {
  readonly code: 'requested-already';
  readonly requested: Cents;
  readonly left: Cents;
  /** What can be withdrawn of what is left: nothing while that is less than the minimum. */
  readonly available: Cents;
}

export type WithdrawalAmountProblem = { readonly code: UsdProblem } | WithdrawalLimit | RequestedAlready;
export type WithdrawalAmountProblems = Partial<{ readonly amount: WithdrawalAmountProblem }>;

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

export type BankFormProblems = WithdrawalAmountProblems &
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

/** Each problem with an address carries its own sentence, for the sentence depends on all three fields. */
export type CryptoFormProblems = WithdrawalAmountProblems & Partial<Record<AddressField, AddressRefusal>>;

const LONGEST_NAME = 80;
/** As long as an IBAN may be (ISO 13616). */
const LONGEST_ACCOUNT_NUMBER = 34;
const LONGEST_POSTAL_CODE = 16;

const postalCode = v.pipe(v.string(), v.transform(withoutInvisible), optionalText(LONGEST_POSTAL_CODE));

const bankDetails = v.object({
  country: requiredCountry,
  bankName: requiredText(LONGEST_NAME),
  accountHolder: requiredText(LONGEST_NAME),
  // Written in groups of four, the longest would be too long.
  accountNumber: v.pipe(v.string(), v.transform(withoutSpaces), requiredText(LONGEST_ACCOUNT_NUMBER)),
  zip: postalCode,
  postalCode,
});

type BankDetails = v.InferOutput<typeof bankDetails>;
type BankDetailsProblems = Omit<BankFormProblems, 'amount'>;

/**
 * @param balances what the member has now; the settlement looks again when it holds the amount
 * @param left what is left of them once all other requests are settled
 */
export function checkBankForm(
  form: BankForm,
  balances: Balances,
  left: Balances = balances,
): ValidationResult<WithdrawalInput, BankFormProblems> {
  const details = checkIban(form, checkForm(bankDetails, form));
  return wish(
    checkAmount(form.amount, balances, left),
    details.ok ? { ok: true, value: { method: 'bank', ...details.value } } : details,
  );
}

/** As `checkBankForm`. */
export function checkCryptoForm(
  form: CryptoForm,
  balances: Balances,
  left: Balances = balances,
): ValidationResult<WithdrawalInput, CryptoFormProblems> {
  return wish(checkAmount(form.amount, balances, left), checkReceiver(form));
}

/** In countries whose account numbers are IBANs, nothing else is one. */
function checkIban(
  { country, accountNumber: typed }: BankForm,
  details: ValidationResult<BankDetails, BankDetailsProblems>,
): ValidationResult<BankDetails, BankDetailsProblems> {
  const others = errorsOf(details);
  const form = others.country || others.accountNumber ? null : ibanFormOf(country.trim().toUpperCase());
  if (form === null) return details;
  const accountNumber = canonicalIban(typed);
  const problem = ibanProblem(accountNumber, form);
  if (problem) return { ok: false, problems: { ...others, accountNumber: problem } };
  return details.ok ? { ok: true, value: { ...details.value, accountNumber } } : details;
}

function checkAmount(
  typed: string,
  balances: Balances,
  left: Balances,
): ValidationResult<Cents, WithdrawalAmountProblems> {
  const parsed = parseUsd(typed);
  if (!parsed.ok) return { ok: false, problems: { amount: { code: parsed.problem } } };
  const limit = brokenLimit(parsed.amount, left);
  if (!limit) return { ok: true, value: parsed.amount };
  const requested = subtract(balances.earning, left.earning);
  if (limit.code !== 'insufficient-funds' || requested === 0)
    return { ok: false, problems: { amount: limit } };
  const { available } = limit;
  return {
    ok: false,
    problems: { amount: { code: 'requested-already', requested, left: left.earning, available } },
  };
}

function checkReceiver(
  form: CryptoForm,
): ValidationResult<WithdrawalDetails, Omit<CryptoFormProblems, 'amount'>> {
  const { coin, network, address } = form;
  const checked = checkAddress(coin, network, address);
  if (checked.ok) {
    // An address is accepted only for a coin and a network that are known.
    const receiver = { coin: coin as CoinId, network: network as Network };
    return { ok: true, value: { method: 'crypto', ...receiver, address: checked.canonical } };
  }
  // The check stops at a coin or a network that is wrong; an empty address need not wait for another go.
  const missing = visible(address) === '' ? { address: REFUSALS.required() } : {};
  return { ok: false, problems: { ...missing, [checked.field]: checked } };
}

/** Both parts of a form put together; when either is refused, the problems of both. */
function wish<Problems extends object>(
  amount: ValidationResult<Cents, WithdrawalAmountProblems>,
  details: ValidationResult<WithdrawalDetails, Problems>,
): ValidationResult<WithdrawalInput, WithdrawalAmountProblems & Partial<Problems>> {
  if (amount.ok && details.ok) {
    return { ok: true, value: { amount: amount.value, details: details.value } };
  }
  return { ok: false, problems: { ...errorsOf(amount), ...errorsOf(details) } };
}
