import type { ReactNode, Ref } from 'react';

interface Props {
  readonly title: string;
  readonly hint: string;
  /** Takes the focus when the last thing that had it is gone. */
  readonly refer?: Ref<HTMLDivElement>;
  /** The way to have something here. */
  readonly children?: ReactNode;
}

/** What stands where a list would, as long as nothing is in it. */
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
