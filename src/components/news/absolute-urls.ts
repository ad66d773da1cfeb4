/** HTML with absolute URLs, for use outside the site. */
export function withAbsoluteUrls(html: string, origin: string): string {
  return html
    .replaceAll(/(?<=\s(?:href|src|poster)=")\/(?!\/)/g, `${origin}/`)
    .replaceAll(/(?<=\ssrcset=")[^"]*/g, (set) => set.replaceAll(/(?<=^|,\s*)\/(?!\/)/g, `${origin}/`));
}
