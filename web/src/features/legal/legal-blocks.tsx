import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalBlock, LegalRun } from '#contracts/legal.ts';
import styles from './legal-blocks.module.css';

/** Renders a document's blocks as React elements; none of it is ever parsed as HTML. */
export function LegalBlocks({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: LegalBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading heading={block} />;
    case 'paragraph':
      return (
        <p className={styles.text}>
          <Runs runs={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <LegalBlocks blocks={item} />
        </li>
      ));
      if (block.start === null) return <ul className={styles.dots}>{items}</ul>;
      return (
        <ol className={styles.numbers} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <LegalBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <Table table={block} />;
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>;
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

type Of<Kind> = Extract<LegalBlock, { readonly kind: Kind }>;

/** A heading with a link to its section beside it, for copying. */
function Heading({ heading: { level, id, text } }: { readonly heading: Of<'heading'> }) {
  const { t } = useTranslation('legal');
  const Level = `h${level}` as const;
  return (
    <div className={styles.heading} data-level={level}>
      <Level id={id}>
        <Runs runs={text} />
      </Level>
      <a href={`#${id}`} aria-label={t('document.section')}>
        #
      </a>
    </div>
  );
}

/** A wide table scrolls sideways, also by keyboard. */
function Table({ table: { align, head, rows } }: { readonly table: Of<'table'> }) {
  const { t } = useTranslation('legal');
  const sideOf = (column: number) => ({ textAlign: align[column] ?? undefined });
  return (
    <div className={styles.scroll} role="region" aria-label={t('document.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" style={sideOf(column)}>
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} style={sideOf(column)}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly LegalRun[] }) {
  return linksOf(runs).map(({ href, words }, index) => {
    const text = words.map((run, place) => <Word key={place} run={run} />);
    if (href === undefined) return <Fragment key={index}>{text}</Fragment>;
    return (
      <a key={index} className="link" href={href} {...(/^https?:/.test(href) && { rel: 'noopener noreferrer' })}>
        {text}
      </a>
    );
  });
}

interface Linked {
  readonly href: string | undefined;
  readonly words: LegalRun[];
}

/** Adjacent runs with the same URL become one link, whatever their formatting. */
function linksOf(runs: readonly LegalRun[]): readonly Linked[] {
  const found: Linked[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last !== undefined && last.href === run.href) last.words.push(run);
    else found.push({ href: run.href, words: [run] });
  }
  return found;
}

function Word({ run: { text, strong, emphasis, code } }: { readonly run: LegalRun }): ReactNode {
  const plain = code === true ? <code>{text}</code> : text;
  const leaning = emphasis === true ? <em>{plain}</em> : plain;
  return strong === true ? <strong>{leaning}</strong> : leaning;
}
