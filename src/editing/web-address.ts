/** Hosts that are the editor's own machine. */
const OWN_MACHINE = /^(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[::1\]|.*\.local(host)?$)/i;

/** Pages that lead on to another, and write down who went there: links copied from mails, chats and searches lead to them. */
const PASSING_ON = [
  String.raw`google\.[a-z.]+\/(?:url|imgres|amp\/)`,
  String.raw`(?:l|lm)\.(?:facebook|messenger|instagram)\.com\/`,
  String.raw`safelinks\.protection\.outlook\.com\/`,
  String.raw`urldefense(?:\.proofpoint)?\.com\/`,
  String.raw`youtube\.com\/redirect`,
  String.raw`linkedin\.com\/(?:redir\/redirect|safety\/go)`,
  String.raw`duckduckgo\.com\/l\/`,
  String.raw`slack-redir\.net\/link`,
  String.raw`vk\.com\/away\.php`,
  String.raw`(?:cdn\.ampproject\.org|translate\.goog)\/`,
];
const LEADS_ON = new RegExp(`(?:^|\\.)(?:${PASSING_ON.join('|')})`, 'i');

/** Why an address of the web, http:// or https://, is for no reader; as the rest of a sentence, or null. */
export function webAddressError(
  url: string,
  instead = 'Write the address that readers have.',
): string | null {
  if (/^https?:\/\/([\w.-]+?)(?:[/#][^?\s]*)?https?:\/\/\1/i.test(url)) {
    return `leads to ${url}, which has its address twice. Write it once.`;
  }
  if (!URL.canParse(url)) return `leads to ${url}, which no browser can open. Copy the address again.`;
  if (/…|%E2%80%A6|\.{3}$/i.test(url)) {
    return `leads to ${url}, which was cut off where it was copied. Open the page, and copy its whole address.`;
  }
  const { hostname, pathname, searchParams, username } = new URL(url);
  if (OWN_MACHINE.test(hostname)) {
    return `leads to ${url}, which is your own machine. ${instead}`;
  }
  if (!/^[a-z\d.-]+\.[a-z\d-]{1,63}$/i.test(hostname)) {
    return `leads to ${url}, where no site can be. Copy the address again.`;
  }
  if (username !== '') return 'has a name in front of its @, and perhaps a password. Take them out.';
  if (PAYMENT.test(hostname + pathname)) {
    return `leads to ${hostname}, where readers pay, and no one pays money here. Take it out.`;
  }
  if (LEADS_ON.test(hostname + pathname)) {
    const goal = [...searchParams.values(), /https?:.*?(?=__;|$)/.exec(pathname)?.[0] ?? ''].find(isWhole);
    const remedy =
      goal === undefined ? 'Open it, and copy the address of the page.' : `Write where it leads: ${goal}.`;
    return `leads through ${hostname}, which writes down who goes there. ${remedy}`;
  }
  return null;
}

/** `.example` is reserved (RFC 2606): no site can be there, so the link is not set yet. */
export const isUnset = (url: string): boolean =>
  URL.canParse(url) && new URL(url).hostname.endsWith('.example');

/** A link in a text leads to what is there, not to what will be set one day. */
export const linkedAddressError = (url: string): string | null =>
  webAddressError(url, 'Begin a page of this site with /, as in /maths/.') ??
  (isUnset(url) ? RESERVED : null);

/** Refuses a link to a host that no one can have. */
const RESERVED =
  'leads to a host under .example, where nothing can ever be. Write the real address or remove it.';

/** Where money is paid to someone. */
const PAYMENT =
  /^(?:(?:www\.)?(?:paypal\.me|revolut\.me|monzo\.me|cash\.app|venmo\.com|buymeacoffee\.com|ko-fi\.com|wise\.com\/pay|paypal\.com\/(?:paypalme|donate|ncp))|(?:buy|donate)\.stripe\.com)(?:\/|$)/i;

const isWhole = (value: string): boolean => /^https?:\/\//.test(value);

/** Where only its writer comes in, or someone may change what stands there. */
const OF_ONE_PERSON =
  /^(?:docs\.google\.com\/.*\/edit\b|docs\.google\.com\/[a-z]+\/u\/\d|drive\.google\.com\/|(?:mail|contacts|calendar|classroom|keep)\.google\.com\/|photos\.google\.com\/(?!share)|web\.(?:whatsapp\.com|telegram\.org)|app\.slack\.com\/|outlook\.(?:live|office|office365)\.com\/|[\w-]+\.sharepoint\.com\/|onedrive\.live\.com\/|(?:www\.)?(?:dropbox\.com\/home|icloud\.com\/|notion\.so\/))/i;

/** An address that hides where it leads. */
const SHORTENED =
  /^(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|lnkd\.in|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|fb\.me|t\.ly)$/i;

/** What tells a site who gave a reader its address, or where. */
const OF_THE_SENDER =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igsh(?:id)?|mc_[ce]id|yclid|ref_src|_hsenc|_hsmi)$/i;

/** What tells a site who sent a reader, and often pays for it. */
const FOR_THE_SENDER =
  /^(?:ref|referr(?:al|er)|ref_?(?:id|code)|invite_?(?:code|id)?|aff(?:iliate)?_?(?:id|code)?|promo_?(?:code)?|coupon)$/i;

/** What is odd about an address of the web, though it can be opened; as the rest of a sentence, or null. */
export function webAddressWarning(url: string): string | null {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  if (OF_ONE_PERSON.test(hostname + pathname)) {
    return `leads to ${hostname}, where perhaps only you come in. Open it in a private window; if it asks for a name, put the file in public/files/ and link it like /files/rules.pdf.`;
  }
  if (SHORTENED.test(hostname)) {
    return `leads to ${hostname}, which hides where it goes on to. Open it, and copy the address of the page.`;
  }
  const paid = [...searchParams.keys()].find((name) => FOR_THE_SENDER.test(name));
  if (paid !== undefined && hostname !== 'github.com') {
    return `has ${paid} in its address, which tells that site who sent the reader, and may pay the sender. Take it out.`;
  }
  const told = [...searchParams.keys()].find((name) => OF_THE_SENDER.test(name));
  return told === undefined
    ? null
    : `has ${told} in its address, which tells that site where readers come from. Take it out, with all that belongs to it.`;
}
