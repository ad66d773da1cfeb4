import { uiText } from '#i18n/ui.ts';

/** Reserves the place of content that is loading. */
export function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{uiText.loading}</span>
    </div>
  );
}
