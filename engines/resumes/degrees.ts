/** Degrees parted from their fields: "B.Sc. (Civil Engineering)", "Bachelor of Science in Nursing", "بكالوريوس المحاسبة". */
import { trimPiece } from './pieces.ts';
import { findDegree, isSchool } from './study-words.ts';

/** A degree with its field, and the school where that stands in the same words. */
interface NamedDegree {
  degree: string | null;
  field: string | null;
  institution?: string | null;
}

/** Parts a text that names a degree; one that names none is taken for the degree as it is. */
export function splitDegree(text: string): NamedDegree {
  const found = findDegree(text);
  if (!found) return { degree: trimPiece(text), field: null };
  const before = trimPiece(text.slice(0, found.from));
  const { degree, after } = withHonours(found.text, text.slice(found.to));
  const { field, institution } = withoutSchool(fieldIn(after));
  if (before !== '' && namesKind(before, degree, field))
    return named(`${before} ${degree}`, field, institution);
  const isField =
    before !== '' && field === '' && !/^(?:a|an|the|completed|obtained|درجة|شهادة)$/i.test(before);
  return named(degree, isField ? before : field, institution);
}

function named(degree: string, field: string, institution: string | null): NamedDegree {
  return {
    degree: trimPiece(degree) || null,
    field: /\p{L}/u.test(field) ? trimPiece(field) : null,
    institution,
  };
}

/** What belongs to a degree behind its name: honours, and the faculty that follows "of". */
function withHonours(name: string, rest: string): { degree: string; after: string } {
  const [honours = ''] = /^\s*[([]?\s*(?:hons?\.?|honou?rs)\s*[)\]]?/i.exec(rest) ?? [];
  const degree = honours === '' ? name : `${name} ${honours.trim()}`;
  const after = rest.slice(honours.length);
  const [, faculty] = /^\s+of\s+(.+)$/i.exec(after) ?? [];
  if (faculty === undefined || isSchool(faculty)) return { degree, after };
  const [, own, field] = /^(.+?)\s+(?:in|[-–—:,(])\s*(.+?)\)?$/i.exec(faculty) ?? [];
  return { degree: `${degree} of ${own ?? faculty}`, after: field ?? '' };
}

/** The field behind a degree, without the words that lead to it. */
function fieldIn(after: string): string {
  const inBrackets = /^\(.*\)$/.test(after.trim());
  const field = inBrackets
    ? trimPiece(after.trim().slice(1, -1))
    : trimPiece(
        after
          .replace(/^\s*(?:degree|certificate)\b/i, '')
          .replace(/^\s*(?:in|of|:|-|–|—|,|،|في|فى|تخصص)\s+/i, '')
          .replace(/^\s*(?:تخصص)\s+/, ''),
      );
  return field.replace(/^(?:major(?:ing)? in|specialization in|with a major in)\s+/i, '');
}

/** A field parted from the school behind it; a school alone is no field. */
function withoutSchool(field: string): { field: string; institution: string | null } {
  if (field === '' || !isSchool(field)) return { field, institution: null };
  const [, own, school] = /^(.*?)(?:\s+(?:from|at|من|في)\s+|\s*[,،]\s*)(.+)$/i.exec(field) ?? [];
  if (own !== undefined && school !== undefined && !isSchool(own)) return { field: own, institution: school };
  if (/^school\b/i.test(field)) return { field, institution: null };
  return { field: '', institution: field.replace(/^(?:from|at|من|في)\s+/i, '') };
}

/** Whether what stands before a degree of several kinds tells which: "Lebanese Baccalaureate". */
function namesKind(before: string, degree: string, field: string): boolean {
  return (
    /^(?:baccalaureate|diploma|certificate|high|secondary|higher|associate)/i.test(degree) &&
    before.split(' ').length <= 2 &&
    (field !== '' ||
      /^(?:lebanese|french|international|general|national|egyptian|higher|senior)$/i.test(before))
  );
}
