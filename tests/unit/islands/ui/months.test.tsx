import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Months } from '#ui/walk/Months.tsx';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const filled = (day: number) => {
  const { container } = render(<Months walk={walkOn(day)} />);
  return [...container.querySelectorAll('i')].map((each) => each.style.inlineSize);
};

it('fills the present month as far as it has passed', () => {
  expect(filled(3)).toEqual(['10%']);
  expect(filled(45)).toEqual(['100%', '50%']);
  expect(filled(720)).toHaveLength(24);
});
