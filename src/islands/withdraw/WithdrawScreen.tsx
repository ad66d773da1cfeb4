import type { Coin } from '../../domain/coin.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { CoinConverter } from '../market/CoinConverter.tsx';
import { WithdrawalCards } from './WithdrawalCards.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';

export function WithdrawScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <MemberScreen route="withdraw" title={WITHDRAW_WORDS.title}>
      <WithdrawalCards />
      <WithdrawalSteps coins={coins} />
      <CoinConverter />
      <WithdrawalHistory />
    </MemberScreen>
  );
}
