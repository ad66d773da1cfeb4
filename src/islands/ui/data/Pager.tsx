interface Props {
  /** Counted from zero, as `last` is. */
  readonly page: number;
  readonly last: number;
  readonly text: { readonly previous: string; readonly next: string };
  /** The range of rows, and their number. */
  readonly status: string;
  readonly onGo: (page: number) => void;
}

/** Pages through a long list. Disabled buttons keep the focus. */
export function Pager({ page, last, text, status, onGo }: Props) {
  if (last === 0) return null;
  const button = (label: string, to: number) => {
    const isIdle = to < 0 || to > last;
    return (
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isIdle}
        onClick={isIdle ? undefined : () => onGo(to)}
      >
        {label}
      </button>
    );
  };
  return (
    <div className="cluster">
      {button(text.previous, page - 1)}
      {button(text.next, page + 1)}
      <span role="status">{status}</span>
    </div>
  );
}
