import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unfold } from '#ui/data/Unfold.tsx';

it('has its content with the press itself, before the browser tells that it is open', () => {
  render(
    <Unfold summary="History">
      <button type="button">Show earlier</button>
    </Unfold>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByText('History'));
  expect(screen.getByText('Show earlier')).toBeDefined();
});
