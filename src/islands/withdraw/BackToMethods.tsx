import { backToMethods } from './model.ts';
import { withdrawText } from './text.ts';

export function BackToMethods() {
  return (
    <div>
      <button type="button" className="button button--quiet" onClick={backToMethods}>
        {withdrawText.back}
      </button>
    </div>
  );
}
