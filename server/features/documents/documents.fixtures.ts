/** A PDF with these lines on each of its pages; a line that begins with `# ` is a heading. */
export function pdfOfPages(pages: readonly (readonly string[])[]): Uint8Array {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const painted = paintedOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${painted.length} >>\nstream\n${painted}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const directory = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${pdf}${directory}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

function paintedOf(lines: readonly string[]): string {
  const shown = lines.map((line) => {
    const isHeading = line.startsWith('# ');
    const text = (isHeading ? line.slice(2) : line).replace(/[\\()]/g, '\\$&');
    if (text === '') return '0 -16 Td';
    return isHeading ? `/F1 16 Tf (${text}) Tj 0 -26 Td` : `/F1 11 Tf (${text}) Tj 0 -14 Td`;
  });
  return `BT 72 760 Td\n${shown.join('\n')}\nET`;
}
