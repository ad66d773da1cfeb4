import type { ReactNode } from 'react';
import { openView } from './model.ts';

interface Props {
  /** Of the console, as `queryOf` gives it. */
  readonly query: string;
  readonly current: 'page' | 'true' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens another part of the console in place. The browser opens new tabs itself. */
export function ViewLink({ query, current, className, children }: Props) {
  return (
    <a
      href={query}
      className={className}
      aria-current={current}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openView(query);
      }}
    >
      {children}
    </a>
  );
}
