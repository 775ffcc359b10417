import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('../web/src/app/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split(":root[data-mantine-color-scheme='dark']");

/** Contrast ratio according to WCAG, 1 to 21. */
function contrast(scheme: string, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(scheme, name)).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(scheme: string, name: string): number {
  const [, hex] = new RegExp(`--aw-${name}: #([0-9a-f]{6});`).exec(scheme) ?? [];
  if (hex === undefined) throw new Error(`no ${name}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each([
  ['light', light],
  ['dark', dark],
])('the highlighter › in the %s scheme › leaves the CV’s words easy to read', (_, scheme) => {
  expect(contrast(scheme, 'marker', 'on-marker')).toBeGreaterThanOrEqual(7);
});

it.each(['surface', 'raised', 'canvas'])('the highlighter › in the dark, on %s › is seen at once', (paper) => {
  expect(contrast(dark, 'marker', paper)).toBeGreaterThanOrEqual(4.5);
});
