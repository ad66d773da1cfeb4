import type { ReactNode, Ref } from 'react';

interface Props {
  readonly title: string;
  readonly hint: string;
  /** Focus it when the last focused element has gone. */
  readonly refer?: Ref<HTMLDivElement>;
  /** A link or button to create the first item. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list. */
export function Empty({ title, hint, refer, children }: Props) {
  return (
    <div className="card stack" ref={refer} tabIndex={refer ? -1 : undefined}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{hint}</p>
      {children && <p>{children}</p>}
    </div>
  );
}
