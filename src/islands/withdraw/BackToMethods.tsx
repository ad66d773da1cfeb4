import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { backToMethods } from '../../stores/withdrawal-steps.ts';

export function BackToMethods() {
  return (
    <div>
      <button type="button" className="button button--quiet" onClick={backToMethods}>
        {WITHDRAW_WORDS.back}
      </button>
    </div>
  );
}
