import { useStore } from '@nanostores/react';
import { tradingPlanName } from '../../i18n/programme.ts';
import { UI_WORDS } from '../../i18n/ui.ts';
import { $programme, $tradingPlan } from '../../stores/programme.ts';
import { Failed } from '../ui/Failed.tsx';

/** The highest level that is active in each matrix. */
export function TradingPlan() {
  const plan = useStore($tradingPlan);
  if (plan.state === 'failed') return <Failed failure={plan.failure} onRetry={$programme.retry} />;
  return plan.state === 'ready' ? tradingPlanName(plan.value) : UI_WORDS.loading;
}
