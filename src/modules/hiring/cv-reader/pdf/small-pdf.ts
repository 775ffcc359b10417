/** One page with a line of text: what makes pdf.js load its worker, its fonts and its tables before a CV comes. */
export const smallPdf = Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj
4 0 obj << /Length 66 >> stream
0.2 g 9 9 20 20 re f BT /F 12 Tf 40 40 Td (Experience and skills) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Size 6 /Root 1 0 R >>
%%EOF
`);
