import { uiText } from '#i18n/ui.ts';

/** Where something will stand that is not there yet. */
export function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{uiText.loading}</span>
    </div>
  );
}
