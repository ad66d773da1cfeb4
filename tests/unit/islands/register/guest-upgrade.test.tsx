import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GuestUpgrade } from '#islands/register/GuestUpgrade.tsx';

vi.mock('#backend/index.ts', () => ({ backend: () => new Promise(() => {}) }));

const show = (isEmbedded: boolean) => render(<GuestUpgrade mailLanguage="it" isEmbedded={isEmbedded} />);

describe('the text about a full account for a guest', () => {
  it('is that any browser opens it, where a service keeps it', () => {
    show(false);
    expect(screen.getByText(/log in with your e-mail from any browser/)).toBeDefined();
  });

  it('is that only this browser opens it, where that keeps it', () => {
    show(true);
    expect(screen.queryByText(/any browser/)).toBeNull();
    expect(screen.getByText(/log in with your e-mail, in this browser/)).toBeDefined();
  });
});
