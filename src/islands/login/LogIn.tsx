import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { authLink } from '#stores/auth-link.ts';
import { $hasGoogle, googleSignIn, prepareGoogle } from '#stores/google-sign-in.ts';
import { $challenge } from '#stores/second-factor.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEarlyPress } from '#ui/forms/use-early-press.ts';
import { JustLooking } from '#ui/guard/JustLooking.tsx';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { RouteRedirect } from '#ui/guard/RouteGuard.tsx';
import { useHydrated, useSearch } from '#ui/guard/use-hydrated.ts';
import { SecondFactorStep } from '#ui/second-factor/SecondFactorStep.tsx';
import { createLogIn, showFormUnlessEntering } from './model.ts';
import { googleText, logInText } from './text.ts';

/** Rendered at build time, so that the ways in are there before any script: first the one that most people want. */
export function LogIn() {
  const [form] = useState(createLogIn);
  const earlyPress = useEarlyPress(() => void form.submit());
  const isHydrated = useHydrated();
  const search = useSearch();
  const challenge = useStore($challenge);
  useEffect(showFormUnlessEntering, []);
  const common = { form, text: logInText.form };
  if (challenge) {
    return (
      <div className="stack">
        <Offline />
        <RouteRedirect route="logIn" />
        <SecondFactorStep challenge={challenge} />
      </div>
    );
  }
  return (
    <div className="stack">
      <Offline />
      {isHydrated && <RouteRedirect route="logIn" />}
      <FormFrame {...common} earlyPress={earlyPress}>
        <TextField {...common} name="email" type="email" autoComplete="username" spellCheck={false} />
        <PasswordField
          {...common}
          name="password"
          autoComplete="current-password"
          beside={<a href={address(authLink('forgotPassword', search))}>{logInText.forgotten}</a>}
        />
      </FormFrame>
      <LinkLine lead={logInText.noAccount} href={authLink('register', search)}>
        {logInText.register}
      </LinkLine>
      <hr />
      <JustLooking />
      {isHydrated && <GoogleEntry />}
      <OperatorEntry isAside />
    </div>
  );
}

/** Sign-in by Google's popup, if the build's backend has it. */
function GoogleEntry() {
  const hasGoogle = useStore($hasGoogle);
  const progress = useStore(googleSignIn.$progress);

  useEffect(() => {
    if (hasGoogle) prepareGoogle();
  }, [hasGoogle]);

  if (!hasGoogle) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: googleText.logIn, pressing: googleText.loggingIn }}
        tone="quiet"
        // Retry if the network was down when the page loaded.
        onPointerEnter={prepareGoogle}
        onFocus={prepareGoogle}
        onClick={() => void googleSignIn.run()}
      />
    </div>
  );
}
