import { uiText } from '#i18n/ui.ts';

interface Props {
  readonly className?: string | undefined;
}

/** Fills the place of content that is loading. */
export function Skeleton({ className = '' }: Props) {
  return (
    <div className={`skeleton ${className}`} role="status">
      <span className="visually-hidden">{uiText.loading}</span>
    </div>
  );
}
