import { backToMethods } from './model.ts';
import { WITHDRAW_WORDS } from './text.ts';

export function BackToMethods() {
  return (
    <div>
      <button type="button" className="button button--quiet" onClick={backToMethods}>
        {WITHDRAW_WORDS.back}
      </button>
    </div>
  );
}
