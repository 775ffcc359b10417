/** Small hand-written PDFs: enough to be read, to require a password, or to contain no text. */

const latin = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');

/** One page with these lines in black 12 pt Helvetica. */
export function aTextPdf(lines: readonly string[], options: { hidden?: string; encrypted?: boolean } = {}): Buffer {
  const drawn = lines.map((line) => `(${latin(line)}) Tj T*`).join('\n');
  const hidden = options.hidden === undefined ? '' : `1 1 1 rg (${latin(options.hidden)}) Tj T*`;
  const stream = `BT /F1 12 Tf 16 TL 72 740 Td 0 0 0 rg\n${drawn}\n${hidden}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    // Digests of an unknown password.
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'4f'.repeat(32)}> /U <${'55'.repeat(32)}> >>`,
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = options.encrypted === true ? ' /Encrypt 6 0 R' : '';
  const id = `<${'ab'.repeat(16)}>`;
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /ID [${id} ${id}]${encrypt} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

export const aCv: readonly string[] = [
  'Ada Example',
  'ada@example.com, +1 555 010 0199',
  '',
  'Experience',
  'Senior Engineer, Northwind, 2019 - 2024',
  'Led the migration of 14 services to PostgreSQL and cut costs by 30 percent.',
  'Reduced the error rate of payments from 2 percent to 0.1 percent in a year.',
  'Engineer, Contoso, 2015 - 2019',
  'Built the reporting pipeline that 200 colleagues use every day.',
  '',
  'Skills',
  'TypeScript, PostgreSQL, Kubernetes',
];
