import type { PageNeeds } from '#backend/firebase/hosts.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;

/** Extends a page's content security policy by what the page needs, and no more. */
export function withPageNeeds(html: string, { scripts, frames, requests, isUntyped }: PageNeeds): string {
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = new Map(policy.split(';').flatMap(directiveOf));
    const admit = (name: string, sources: readonly string[]) =>
      directives.set(name, [...(directives.get(name) ?? []), ...sources]);
    admit('script-src', scripts);
    admit('frame-src', frames);
    admit('connect-src', requests);
    if (isUntyped) directives.delete('require-trusted-types-for');
    const written = [...directives].map(([name, sources]) => [name, ...sources].join(' '));
    return `${before}${written.join('; ')};${after}`;
  });
}

function directiveOf(text: string): [string, readonly string[]][] {
  const [name, ...sources] = text.trim().split(/ +/);
  return name ? [[name, sources]] : [];
}
