import { coinAmountFor } from '../../domain/coin-amount.ts';
import type { Deposit } from '../../domain/deposit.ts';
import { DEPOSIT_WORDS } from '../../i18n/deposit.ts';
import { moment } from '../../i18n/format.ts';
import { calendarDay, price } from '../../i18n/market-format.ts';
import type { CoinOffer } from '../../stores/deposit-form.ts';

interface Props {
  readonly deposit: Deposit;
  readonly offer: CoinOffer | undefined;
}

/** The price behind the amount in coin: the recorded one, or, with live prices or in an older deposit, that of its moment. */
export function PriceUsed({ deposit, offer }: Props) {
  const isPresent = offer && coinAmountFor(deposit.amount, offer.price, deposit.coin) === deposit.coinAmount;
  if (!isPresent) return DEPOSIT_WORDS.rateAtDeposit(moment(deposit.createdAt));
  return DEPOSIT_WORDS.rateRecorded(`1 ${offer.symbol}`, price(offer.price), calendarDay(offer.priceDate));
}
