interface Props {
  /** Name of a token. */
  readonly colour: string;
  readonly isDashed: boolean;
}

/** A piece of a line, as the chart draws it. */
export function LineSwatch({ colour, isDashed }: Props) {
  return (
    <svg width="22" height="6" viewBox="0 0 22 6" aria-hidden="true" focusable="false">
      <path
        d="M0 3h22"
        fill="none"
        strokeWidth="3"
        strokeDasharray={isDashed ? '6 2' : undefined}
        style={{ stroke: `var(${colour})` }}
      />
    </svg>
  );
}
