import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Drawing } from './drawings.tsx';

describe('Drawing', () => {
  it.each(['sheet', 'highlighter', 'clock', 'chair', 'folder', 'torn'] as const)(
    '%s › its patch of colour › is the highlighter’s, and there is no other',
    (name) => {
      const drawn = renderToStaticMarkup(createElement(Drawing, { name }));
      const colours = new Set([...drawn.matchAll(/var\((--aw-[\w-]+)\)/g)].map(([, token]) => token));
      const paper = ['--aw-ink', '--aw-line-2', '--aw-surface', '--aw-sunken'];
      expect([...colours].filter((token) => !paper.includes(token ?? ''))).toEqual(['--aw-draw']);
    },
  );
});
