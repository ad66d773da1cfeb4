import type { ReactNode, Ref } from 'react';
import { openView } from './model.ts';

interface Props {
  /** Opens a part of the console, as `queryOf` gives it. */
  readonly query: string;
  readonly current: 'page' | 'true' | undefined;
  readonly className?: string | undefined;
  readonly refer?: Ref<HTMLAnchorElement>;
  readonly onFocus?: () => void;
  /** Called after it was opened in place. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Opens another part of the console in place. The browser opens new tabs itself. */
export function ViewLink({ query, current, className, refer, onFocus, onOpen, children }: Props) {
  return (
    <a
      href={query}
      className={className}
      aria-current={current}
      ref={refer}
      onFocus={onFocus}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openView(query);
        onOpen?.();
      }}
    >
      {children}
    </a>
  );
}
