/** A browser, as far as a person recognises it in a list of the places where they are signed in. */
export interface Browser {
  readonly name: BrowserName;
  readonly system: SystemName;
}

export const BROWSER_NAMES = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

export const SYSTEM_NAMES = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

/** In this order: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, BrowserName])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

const SYSTEMS: readonly (readonly [RegExp, SystemName])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMac(?:intosh| OS X)\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
];

/** @param userAgent what the browser says of itself. An iPad may call itself a Mac */
export const browserOf = (userAgent: string): Browser => ({
  name: firstMatch(BROWSERS, userAgent),
  system: firstMatch(SYSTEMS, userAgent),
});

const firstMatch = <Name>(names: readonly (readonly [RegExp, Name])[], text: string): Name | 'other' =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
