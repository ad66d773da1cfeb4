/** A file's name: small letters, digits and hyphens. */
export const fileName = (title: string, extension: string): string =>
  `tessera-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.${extension}`;
