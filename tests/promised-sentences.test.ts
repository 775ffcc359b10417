import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../locales/en/', import.meta.url));

/** Sentences about accounts that the product promises, word for word. */
const promised = [
  'Password must be at least 8 characters long.',
  'Password must be at least 8 characters and include uppercase, lowercase, and number.',
  'Full name is required.',
  'Something went wrong. Please try again.',
  'Network error. Please check your connection.',
  'You are not authorized to perform this action.',
  'The requested resource was not found.',
  'Please check your input and try again.',
  'Invalid email or password',
  'Failed to create account',
  'Please verify your email address',
  'Authentication failed',
  'Successfully logged in!',
  'Account created successfully!',
  'Password reset link sent to your email',
  'Profile updated successfully.',
  'Your account has been deleted successfully.',
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('sentences of accounts', () => {
  it('each that is promised › in the English texts › stands there character for character', () => {
    const texts = new Set(
      readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
    );
    expect(promised.filter((sentence) => !texts.has(sentence))).toEqual([]);
  });
});
