const words = {
  read_again: 'Read it again',
  new_file: 'Drop another resume here',
  first_file: 'Drop your resume here',
  failures: {
    empty: 'The file holds no text. Was it saved as a picture, or is it another document?',
    encrypted: 'The file is locked with a password. Save a copy without it and upload that one.',
    scanned:
      'The pages are pictures, and we could not make out their letters. A sharper scan, or the document as a PDF or DOCX with text, can be read.',
    damaged: 'The file could not be opened: it seems to be damaged. Save it anew and upload it again.',
    unsupported: 'We read PDF, DOCX and TXT. Save your resume as one of these.',
    too_large: 'The document is too large to be read. Keep to the pages that are about you.',
    too_many_pages: 'The document has more than 40 pages. Upload the pages of your resume alone.',
    too_slow:
      'Reading this document took too long, so we stopped. Save it anew, or upload your resume as a plain PDF or DOCX.',
    not_a_resume:
      'This does not look like a resume: it says nothing of work, study or skills. Was it another file?',
    nothing_found:
      'We found no work, study, skills or contact in this file, so nothing was stored. Upload your resume as a DOCX or a PDF with text, or fill in your profile by hand.',
    several_people: 'The file holds the resumes of several people. Upload a file with yours alone.',
    interrupted: 'The reading was interrupted on our side. Your file is safe: read it again.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'resume-reading': typeof words;
  }
}
