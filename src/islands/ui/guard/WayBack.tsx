import { useStore } from '@nanostores/react';
import { isSignedIn } from '#domain/accounts/session.ts';
import { ROUTES } from '#domain/routes.ts';
import { uiText } from '#i18n/ui.ts';
import { $session } from '#stores/session.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

/** From a page for everyone, the way to one's account, or to the log-in. */
export const WayBack = () =>
  isSignedIn(useStore($session)) ? (
    <LinkLine href={ROUTES.home.path}>{uiText.toAccount}</LinkLine>
  ) : (
    <LinkLine href={ROUTES.logIn.path}>{uiText.toLogIn}</LinkLine>
  );
