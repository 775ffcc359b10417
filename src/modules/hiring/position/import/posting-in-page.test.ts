import { describe, expect, it } from 'vitest';
import { postingInPage } from './posting-in-page.ts';

const page = (head: string, body = '<p>Menu</p>') => ({
  isHtml: true,
  text: `<html><head>${head}</head><body>${body}</body></html>`,
});
const told = (data: unknown) => page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
const posting = { '@type': 'JobPosting', title: 'Nurse', description: '<p>Care.</p><ul><li>one</li><li>two</li></ul>' };

describe('postingInPage', () => {
  it.each([
    ['alone', posting],
    ['in a list', [{ '@type': 'BreadcrumbList' }, posting]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization' }, posting] }],
    ['of two types', { ...posting, '@type': ['JobPosting', 'Thing'] }],
  ])('structured data › a posting %s › is read with its list', (_name, data) => {
    expect(postingInPage(told(data))).toEqual({ title: 'Nurse', type: null, text: 'Care.\n\n- one\n- two' });
  });

  it('structured data › its markup is escaped once more › is read as text', () => {
    const description =
      '&lt;p&gt;Care for &amp;amp; with people.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;one&lt;/li&gt;&lt;/ul&gt;';
    expect(postingInPage(told({ ...posting, description }))?.text).toBe('Care for & with people.\n\n- one');
  });

  it('structured data › a text without markup › keeps its lines', () => {
    const description = 'Care &amp; time.\n\nDuties:\n- one\n- two';
    expect(postingInPage(told({ ...posting, description }))?.text).toBe('Care & time.\n\nDuties:\n- one\n- two');
  });

  it('structured data › duties and skills beside the description › follow it once', () => {
    const data = {
      ...posting,
      description: 'Care. Registration.',
      qualifications: 'Registration.',
      skills: ['a'],
      responsibilities: '<b>Handover.</b>',
    };
    expect(postingInPage(told(data))?.text).toBe('Care. Registration.\n\nHandover.');
  });

  it.each([
    ['FULL_TIME', 'full_time'],
    ['Part-time', 'part_time'],
    [['CONTRACTOR', 'TEMPORARY'], 'contract'],
    [['FULL_TIME', 'PART_TIME'], null],
    ['VOLUNTEER', null],
    [7, null],
  ])('structured data › type of work %j › is %s', (employmentType, type) => {
    expect(postingInPage(told({ ...posting, employmentType }))?.type).toBe(type);
  });

  it('structured data › broken, with line ends in strings, or of something else › falls back to what can be read', () => {
    const broken = `<script type="application/ld+json">{"@type":"JobPosting"</script><script type="application/ld+json">{"@type":"JobPosting","title":"A\nB","description":"Line\nend"}</script>`;
    expect(postingInPage(page(broken))).toMatchObject({ title: 'A B', text: 'Line end' });
    expect(postingInPage(told({ '@type': 'Organization', name: 'x' }))?.title ?? null).toBeNull();
  });

  it('no structured data › a page with menu and foot › gives heading and article alone', () => {
    const sentence = 'You plan the work of the night, keep the records of the ovens and lead eleven bakers. ';
    const body = `<nav><a href="/a">Home</a><a href="/b">Shops</a></nav><main><h1>Shift  manager</h1><article><p>${sentence.repeat(4)}</p><p>${sentence.repeat(4)}</p></article></main><footer>Cookies</footer>`;
    const read = postingInPage(page('<title>Shift manager | Oven</title>', body));
    expect(read?.title).toBe('Shift manager');
    expect(read?.text).toContain('lead eleven bakers.');
    expect(read?.text).not.toMatch(/Shops|Cookies/);
  });

  it('plain text › read › is itself', () => {
    expect(postingInPage({ isHtml: false, text: 'Nurse <b>' })?.text).toBe('Nurse <b>');
  });

  it('an empty page › read › has no posting', () => {
    expect(postingInPage(page('', ''))?.text ?? '').toBe('');
  });
});
