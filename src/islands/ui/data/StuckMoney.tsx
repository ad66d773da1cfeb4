import type { Stuck } from '#domain/withdrawals/outcome.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdShort } from '#i18n/format.ts';
import { whoseMoneyText as text } from '#i18n/whose-money.ts';

/** Why some of a member's money cannot be withdrawn. */
export function StuckMoney({ stuck: { locked, tooLittle } }: { readonly stuck: Stuck }) {
  return (
    <>
      {locked > 0 && <p>{text.locked(usd(locked))}</p>}
      {tooLittle > 0 && <p>{text.tooLittle(usd(tooLittle), usdShort(MINIMUM_WITHDRAWAL))}</p>}
    </>
  );
}
