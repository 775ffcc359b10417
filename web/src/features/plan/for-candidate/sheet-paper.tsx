import type { CandidateSheet, SheetBlock } from '#contracts/interviewing/candidate-sheets.ts';
import styles from './sheet-paper.module.css';

interface SheetPaperProps {
  readonly sheet: Pick<CandidateSheet, 'language' | 'title' | 'blocks'>;
  /** the recruiter's own note, at the end; undefined if there is none */
  readonly note: { readonly title: string; readonly text: string } | undefined;
}

/** A document as the candidate sees it. */
export function SheetPaper({ sheet, note }: SheetPaperProps) {
  return (
    <article className={styles.paper} lang={sheet.language}>
      <h3>{sheet.title}</h3>
      {sheet.blocks.map((block, at) => (
        // blocks have no identity other than their position
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={at} block={block} />
      ))}
      {note !== undefined && (
        <>
          <h4>{note.title}</h4>
          <p className={styles.note}>{note.text}</p>
        </>
      )}
    </article>
  );
}

function Block({ block }: { readonly block: SheetBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {block.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
}
