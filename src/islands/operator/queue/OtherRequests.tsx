import type { UserRef } from '#domain/decisions/decision.ts';
import { userNameOf } from '#islands/operator/text.ts';
import styles from './Queue.module.css';
import { queueText } from './text.ts';

interface Props {
  readonly member: UserRef;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows the member's other pending requests. */
export function OtherRequests({ member, count, isOpen, onToggle }: Props) {
  if (count === 0) return null;
  const name = userNameOf(member);
  return (
    <button type="button" className={styles.others} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? queueText.hideOthers(count, name) : queueText.showOthers(count, name)}
    </button>
  );
}
