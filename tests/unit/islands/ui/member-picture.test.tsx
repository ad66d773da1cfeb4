import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { uiText } from '#i18n/ui.ts';
import { MemberPicture } from '#ui/data/MemberPicture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function initialsOf(firstName: string, lastName: string): string | undefined {
  const { container } = render(
    <MemberPicture firstName={firstName} lastName={lastName} username="ada" guest={false} />,
  );
  return container.querySelector('text')?.textContent;
}

it.each([
  ['Ada', 'lovelace', 'AL'],
  // An e, and the accent as a character of its own.
  ['e\u0301va', 'Noether', 'E\u0301N'],
  ['Ada', '', 'A'],
])('shows the initials of %s %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});

it('shows the initial of the word by which a guest is shown, in every language', () => {
  const guest = { firstName: '', lastName: '', username: 'mosaic_1', guest: true };
  expect(render(<MemberPicture {...guest} />).container.querySelector('text')?.textContent).toBe(
    uiText.guest.charAt(0),
  );
});

it('shows initials in a browser without a segmenter too', () => {
  const { Segmenter: _, ...others } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name as keyof typeof Intl]]),
  );
  vi.stubGlobal('Intl', others);
  expect(initialsOf('Ada', 'lovelace')).toBe('AL');
});
