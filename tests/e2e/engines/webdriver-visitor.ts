import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Control, Visitor } from './visitor.ts';
import type { Node, Session } from './webdriver.ts';

const SELECTORS: Record<Control, string> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  // A driver also finds those of a menu that is closed.
  link: 'a[href]:not([popover]:not(:popover-open) *)',
  radio: 'input[type=radio]',
};

const ENTER = '\uE007';

/** By keys: the driver's pointer sometimes presses beside what a page has just moved. */
const KEYS: Record<Control, string> = { button: ENTER, checkbox: ' ', link: ENTER, radio: ' ' };

const FIELDS = 'input, textarea';

export function visitorOf(session: Session, site: string): Visitor {
  /** Does something with the only element of a name, once there is one and it can be done. */
  const withOnly = (css: string, name: string | RegExp, act: (node: Node) => Promise<void>) =>
    expect(async () => {
      const nodes = await session.find(css);
      const names = await Promise.all(nodes.map(session.nameOf));
      const found = nodes.filter((_node, nth) => isNamed(names[nth] ?? '', name));
      expect(found, `${name} among ${names.join(' | ')}`).toHaveLength(1);
      for (const node of found) {
        await session.scrollTo(node);
        await act(node);
      }
    }).toPass();

  return {
    goTo: (path) => session.open(`${site}${path}`),
    press: (control, name) => withOnly(SELECTORS[control], name, (node) => session.send(node, KEYS[control])),
    type: (label, text) =>
      withOnly(FIELDS, label, async (field) => {
        await session.clear(field);
        await session.send(field, text);
        // A script that comes while this types may put back what the field held.
        expect(await session.valueOf(field)).toBe(text);
      }),
    upload: (label, file) => withOnly(FIELDS, label, (field) => session.send(field, resolve(file))),
    async sees(text) {
      const shown = async () => {
        const [body] = await session.find('body');
        // Another page may come in between.
        return body ? session.textOf(body).catch(() => '') : '';
      };
      await expect.poll(shown).toMatch(text);
    },
  };
}

const isNamed = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);
