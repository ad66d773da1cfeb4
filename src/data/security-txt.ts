import { DAY, type Instant } from '#domain/time.ts';

/** Less than a year, as RFC 9116 recommends: after a year without a build, the contact may be out of date. */
const VALID_FOR = 360 * DAY;

interface SecurityTxt {
  /** `https:` or `mailto:`. */
  readonly contact: string;
  /** Where the file itself is; null while the site's own address is not set. */
  readonly canonical: string | null;
  readonly builtAt: Instant;
}

/** Where to report a fault, in the form of RFC 9116. */
export function securityTxt({ contact, canonical, builtAt }: SecurityTxt): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(builtAt + VALID_FOR).toISOString()}`,
    ...(canonical === null ? [] : [`Canonical: ${canonical}`]),
    'Preferred-Languages: en, it',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The contact that the settings name; or, of a repository on GitHub, its private vulnerability reporting, as SECURITY.md
 * asks for. Null where there is neither.
 */
export function securityContactOf(setting: string | undefined, repository: string | null): string | null {
  if (setting !== undefined) return setting;
  if (repository === null || new URL(repository).hostname !== 'github.com') return null;
  return `${repository.replace(/\/$/, '')}/security/advisories/new`;
}
