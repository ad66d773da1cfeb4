import { type CDPSession, expect, type Page } from '@playwright/test';
import { SECOND } from '#domain/time.ts';

/**
 * What a person presses, and what a screen reader says then: the element that takes the focus, with the groups that it is the
 * first one of, and the announcements of live regions, in their order. `…` stands for any text.
 */
export type Step = readonly [keys: string, ...heard: readonly string[]];

/** Types a text where the focus is. */
export const typed = (text: string): string => `${TYPED}${text}`;
const TYPED = 'type ';

/** Puts a text in at once, where the page answers each pause of a typist. */
export const pasted = (text: string): string => `${PASTED}${text}`;
const PASTED = 'paste ';

/** A key that is pressed several times, for what another walk has heard already. */
export const times = (count: number, key: string): string =>
  Array.from({ length: count }, () => key).join(' ');

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** Said when the focus comes in from outside. */
const GROUPS = new Set(['dialog', 'group', 'radiogroup', 'navigation', 'search', 'region']);
/** Their value is said with them: it is chosen, not typed. */
const CHOSEN = new Set(['combobox', 'slider', 'spinbutton']);

/** Records from now on what a screen reader would say. Call it before the first page opens. */
export async function listen(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const announced: string[] = [];
  let groups: ReadonlySet<string> = new Set();
  let place = '';
  await page.exposeBinding('announce', (_, text: string) => announced.push(text));
  await page.addInitScript(observeLiveRegions);

  /** The element with the focus, as the browser hands it to a screen reader. */
  async function present() {
    const nodes = await pathToFocus(cdp);
    const [element] = nodes;
    if (!element) return { place: '', focus: '', groups: new Map<string, string>() };
    const entered = nodes
      .slice(1)
      .reverse()
      .filter((node) => GROUPS.has(roleOf(node)) && node.name?.value)
      .map((node) => [node.nodeId, `${roleOf(node)} "${textOf(node.name)}"`] as const);
    const focus = spoken(element);
    return { place: `${element.backendDOMNodeId} ${focus}`, focus, groups: new Map(entered) };
  }

  /** Takes the steps one by one, and compares what is heard with the script. */
  async function walk(steps: readonly Step[]): Promise<void> {
    announced.length = 0;
    for (const [keys, ...expected] of steps) {
      if (keys.startsWith(TYPED)) await page.keyboard.type(keys.slice(TYPED.length));
      else if (keys.startsWith(PASTED)) await page.keyboard.insertText(keys.slice(PASTED.length));
      else for (const key of keys.split(' ')) if (key) await page.keyboard.press(key);
      let now = await present();
      const heard = (): readonly string[] => {
        if (now.place === place) return announced;
        const entered = [...now.groups].filter(([id]) => !groups.has(id)).map(([, name]) => name);
        return [[...entered, now.focus].join(', '), ...announced];
      };
      let mayBeLost = keys === 'Tab' || keys === 'Shift+Tab';
      const patience = Date.now() + 3 * SECOND;
      await expect
        .poll(async () => {
          now = await present();
          if (mayBeLost && heard().length === 0 && Date.now() > patience) {
            // A busy browser loses a key now and then. A page that swallows one swallows this one too.
            mayBeLost = false;
            await page.keyboard.press(keys);
            now = await present();
          }
          return heard().map((line, at) => (matches(line, expected[at]) ? expected[at] : line));
        }, `after ${keys}`)
        .toEqual(expected);
      // What is said twice is heard in the next step, and fails there.
      announced.length = 0;
      place = now.place;
      groups = new Set(now.groups.keys());
    }
  }
  return walk;
}

/** The focused element and all around it, innermost first. */
async function pathToFocus(cdp: CDPSession): Promise<readonly AxNode[]> {
  try {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) return [];
    const answer = await cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId });
    const nodes = answer.nodes as readonly AxNode[];
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const path: AxNode[] = [];
    for (let node = nodes[0]; node; node = byId.get(node.parentId ?? '')) if (!node.ignored) path.push(node);
    return path;
  } catch {
    // The page is on its way to another.
    return [];
  }
}

const roleOf = ({ role }: AxNode): string => `${role?.value ?? ''}`;
const textOf = (text: AxValue | undefined): string => `${text?.value ?? ''}`.replaceAll(/\s+/g, ' ').trim();

function spoken(node: AxNode): string {
  const role = roleOf(node);
  if (role === 'RootWebArea') return `page "${textOf(node.name)}"`;
  const properties = new Map(node.properties?.map(({ name, value }) => [name, value.value]));
  const states = [
    properties.get('checked') !== undefined &&
      (properties.get('checked') === 'true' ? 'checked' : 'not checked'),
    properties.get('pressed') !== undefined &&
      (properties.get('pressed') === 'true' ? 'pressed' : 'not pressed'),
    properties.get('expanded') !== undefined && (properties.get('expanded') ? 'expanded' : 'collapsed'),
    properties.get('required') && 'required',
    properties.get('invalid') === 'true' && 'invalid',
    properties.get('disabled') && 'unavailable',
    properties.get('hasPopup') &&
      properties.get('hasPopup') !== 'false' &&
      `opens ${properties.get('hasPopup')}`,
    role === 'heading' && `level ${properties.get('level')}`,
    CHOSEN.has(role) && node.value && `is ${textOf(node.value)}`,
  ];
  const description = textOf(node.description);
  return [
    `${role} "${textOf(node.name)}"`,
    ...states.filter(Boolean),
    ...(description ? [`(${description})`] : []),
  ].join(' ');
}

const matches = (line: string, pattern: string | undefined): boolean =>
  pattern !== undefined && new RegExp(`^${pattern.split('…').map(escaped).join('.*')}$`, 's').test(line);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

declare function announce(text: string): void;

/** Runs in the page: reports what its live regions say. */
function observeLiveRegions(): void {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const roleOfRegion = (region: Element) => region.getAttribute('role') ?? 'live';
  const read = (node: Node | null | undefined) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const isHeard = (region: Element) => {
    const modal = document.querySelector(':modal');
    const isInert = modal !== null && !modal.contains(region) && !region.contains(modal);
    return !isInert && region.checkVisibility();
  };
  const observer = new MutationObserver((records) => {
    // Each region speaks once for all that has changed in it.
    const said = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of records) {
      const holder = target instanceof Element ? target : target.parentElement;
      const region = holder?.closest(LIVE);
      if (region) {
        // What is taken away is not said.
        if (type === 'childList' && addedNodes.length === 0) continue;
        const isLog = roleOfRegion(region) === 'log';
        const added = isLog ? [...addedNodes].map(read) : [read(region)];
        said.set(region, isLog ? [...(said.get(region) ?? []), ...added] : added);
      } else {
        // An alert speaks when it comes, a status only when its text does.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [
            ...(node.matches('[role=alert]') ? [node] : []),
            ...node.querySelectorAll('[role=alert]'),
          ];
          for (const alert of alerts) said.set(alert, [read(alert)]);
        }
      }
    }
    for (const [region, texts] of said) {
      const text = texts.filter(Boolean).join(' ');
      if (text && region.isConnected && isHeard(region)) announce(`${roleOfRegion(region)}: ${text}`);
    }
  });
  // What the page brings along is read, and not announced.
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document, { subtree: true, childList: true, characterData: true }),
  );
}
