import { operatorText } from './text.ts';

/** Shows further members of a list. */
export function MoreButton({ onMore }: { readonly onMore: () => void }) {
  return (
    <div>
      <button type="button" className="button button--quiet" onClick={onMore}>
        {operatorText.moreMembers}
      </button>
    </div>
  );
}
