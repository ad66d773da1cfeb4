/**
 * What a reader may take one username for, after Unicode's "skeletons" of confusable texts (UTS #39), for the 37 characters
 * that a username may have: `_` is easily overlooked, `0` looks like `o`, `1` and `i` like `l`, `5` like `s`, `rn` like `m`
 * and `vv` like `w`. Two usernames with one skeleton look alike. `firestore.rules` has the same function.
 */
export const usernameSkeleton = (username: string): string => lookalike(username.replaceAll('_', ''));

const lookalike = (text: string): string =>
  text
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Words that people take for the name of those who run the site. */
const STAFF = [
  'admin',
  'administrator',
  'helpdesk',
  'help',
  'mod',
  'moderator',
  'official',
  'operator',
  'owner',
  'root',
  'security',
  'service',
  'staff',
  'support',
  'system',
  'team',
];

/** As a word of its own, with digits behind it (`admin1`) or in the plural; and the programme's own name anywhere. */
const LOOKS_LIKE_STAFF = new RegExp(
  `(^|[0-9_])(${STAFF.map(lookalike).join('|')})([ols]*$|[0-9_])|t_?e_?s_?s_?e_?r_?a`,
);

/** Whether a username could be taken for the programme's or an operator's. @param username in canonical form */
export const looksLikeStaff = (username: string): boolean => LOOKS_LIKE_STAFF.test(lookalike(username));
