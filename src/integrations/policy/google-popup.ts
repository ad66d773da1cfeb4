import type { PopupNeeds } from '../../backend/firebase/hosts.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;

/** Opens a page's content security policy as far as Google's popup needs it. */
export function withGooglePopup(html: string, { scripts, frames }: PopupNeeds): string {
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = policy
      .split(';')
      .map((directive) => directive.trim())
      .filter((directive) => directive !== '' && !directive.startsWith('require-trusted-types-for'))
      .map((directive) =>
        directive.startsWith('script-src ') ? [directive, ...scripts].join(' ') : directive,
      );
    return `${before}${[...directives, `frame-src ${frames.join(' ')}`].join('; ')};${after}`;
  });
}
