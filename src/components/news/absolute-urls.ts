/** HTML in which links and pictures of the site have whole addresses, to be shown elsewhere. */
export function withAbsoluteUrls(html: string, origin: string): string {
  return html
    .replaceAll(/(?<=\s(?:href|src|poster)=")\/(?!\/)/g, `${origin}/`)
    .replaceAll(/(?<=\ssrcset=")[^"]*/g, (set) => set.replaceAll(/(?<=^|,\s*)\/(?!\/)/g, `${origin}/`));
}
