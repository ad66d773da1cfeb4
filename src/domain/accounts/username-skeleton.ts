/**
 * What a reader may take one username for, after Unicode's "skeletons" of confusable texts (UTS #39), for the 37 characters
 * that a username may have: `_` is easily overlooked, `0` looks like `o`, `1` and `i` like `l`, `5` like `s`, `cl` like `d`, `rn`
 * like `m` and `vv` like `w`. Two usernames with one skeleton look alike. `firestore.rules` has the same function.
 */
export const usernameSkeleton = (username: string): string => lookalike(username.replaceAll('_', ''));

const lookalike = (text: string): string =>
  text
    .replaceAll(/c[l1]/g, 'd')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Digits that people read as letters, although they look less like them. */
const asLetters = (text: string): string =>
  text.replaceAll('3', 'e').replaceAll('4', 'a').replaceAll('7', 't').replaceAll('8', 'b');

const anyOf = (words: string): string => words.trim().split(/\s+/).map(lookalike).join('|');

/** Words of those who run the site, which few other words hold: refused anywhere in a name. */
export const STAFF = anyOf(`
  admin clientcare clientservice customercare customerservice helpcenter helpcentre helpdesk membercare memberservice
  moderator official operator security support tessera usercare userservice
`);

/** The words that hold one of those and mean another thing. */
export const HARMLESS = anyOf('badminton cooperator supporter');

/** What they do and are. As parts of other words (`steam`, `modern`) these mean nothing. */
export const ROLES = anyOf(`
  billing cashier ceo compliance finance founder help manager mod owner payment payout refund root service staff system
  team treasury
`);

/** What stands beside a role in a word without a gap: `livehelp`, `paymentdesk`. */
export const COMPANIONS = anyOf(`
  account agent care center centre chat chief client customer deposit desk head line live member my online our real site
  the true user wallet web withdrawal your
`);

/** As a word of its own, with digits behind it (`help1`) or in the plural. */
const roleAlone = new RegExp(`^(.*[0-9_])?(${ROLES})[ols]*([0-9_].*)?$`);
const staffAnywhere = new RegExp(STAFF);
const nothingButRoles = new RegExp(
  `^(${COMPANIONS}|${ROLES})*(${ROLES})s?(${COMPANIONS}|${ROLES})*[ols0-9]*$`,
);
const harmless = new RegExp(HARMLESS, 'g');

function readsLikeStaff(username: string): boolean {
  const word = usernameSkeleton(username).replaceAll(harmless, '-');
  return roleAlone.test(lookalike(username)) || staffAnywhere.test(word) || nothingButRoles.test(word);
}

/**
 * Whether a username could be taken for the programme's or an operator's. A few names of people are refused too (`administrella`):
 * they can take another, but someone who trusts a false operator loses more. @param username in canonical form
 */
export const looksLikeStaff = (username: string): boolean =>
  readsLikeStaff(username) || readsLikeStaff(asLetters(username));
