import { useStore } from '@nanostores/react';
import { ROUTES } from '#domain/routes.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

/** Explains the sandbox, whose programme lives in this browser alone. */
export function SandboxNotice() {
  if (!useStore($hasSandbox)) return null;
  return (
    <div className="notice">
      <p>{sandboxText.notice}</p>
      <LinkLine href={ROUTES.backup.path}>{sandboxText.backup}</LinkLine>
    </div>
  );
}
