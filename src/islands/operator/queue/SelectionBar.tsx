import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { bulkText } from './text.ts';

interface Props {
  readonly count: number;
  readonly onRefuse: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is selected. */
export const SelectionBar = ({ count, onRefuse, onClear }: Props) => (
  <div className="cluster">
    <span role="status">{bulkText.selected(count)}</span>
    <DangerButton onClick={onRefuse}>{bulkText.refuse}</DangerButton>
    <button type="button" className="button button--quiet" onClick={onClear}>
      {bulkText.clear}
    </button>
  </div>
);
