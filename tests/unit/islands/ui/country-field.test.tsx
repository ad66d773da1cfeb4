import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createForm } from '#stores/form.ts';
import { CountryField } from '#ui/forms/CountryField.tsx';

const text = {
  fields: { country: { label: 'Country' } },
  error: () => '',
  submit: 'Send',
  sending: 'Sending…',
};

function field(country: string) {
  const form = createForm<'country', never, null>({
    initial: { country },
    check: () => ({ ok: true, value: null }),
    send: async () => undefined,
  });
  return <CountryField form={form} text={text} name="country" none="not given" autoComplete="off" />;
}

it('is painted at first with the chosen country alone', () => {
  const labels = (country: string) =>
    [...renderToString(field(country)).matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(labels('PT')).toEqual(['not given', 'Portugal']);
  expect(labels('')).toEqual(['not given']);
});

it('then offers all countries, and keeps the choice', () => {
  render(field('PT'));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.options).toHaveLength(250);
  expect(select.selectedOptions[0]?.textContent).toBe('Portugal');
});
