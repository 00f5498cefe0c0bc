/** What in a document is meant for machines and not for readers. It is reported and changes nothing that is read. */
import type { Reading } from '#engines/documents/index.ts';
import type { ResumeWarning } from './resume.ts';

const INSTRUCTION = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|other|your|any)\b.{0,30}\b(?:instructions?|prompts?|rules|directions|criteria|guidelines)\b/iu,
  /\b(?:you are|act as|as) an? (?:ai|a\.i\.|llm|language model|assistant|recruit(?:er|ing) (?:bot|system)|ats)\b/iu,
  /\b(?:rank|rate|score|mark|recommend|select|shortlist|hire|classify|treat) (?:this|the|me|him|her|them)\b.{0,40}\b(?:candidate|applicant|resume|cv|profile|first|highest|top|best|strong|perfect|qualified|100)\b/iu,
  /\b(?:system|developer) prompt\b|\[\/?INST\]|<\|(?:im_start|system|endoftext)\|>|\bprompt injection\b/iu,
  /\b(?:if you(?:'re| are)? (?:an? )?(?:ai|llm|language model|bot)|note to (?:ai|llm|the (?:ai|model|bot|parser))|attention:? (?:ai|llm|parser))\b/iu,
  /(?:تجاهل|انس|أهمل)\s.{0,30}(?:التعليمات|الأوامر|الإرشادات|القواعد)/u,
  /(?:رتب|قيم|اختر|رشح)\s+(?:هذا|هذه)\s+(?:المرشح|المرشحة|السيرة|المتقدم).{0,30}(?:الأول|أولا|الأفضل|أعلى)/u,
];

const MAX_TEXT = 300;

/** Hidden text and instructions to machines, each with its page. */
export function findWarnings(reading: Reading): ResumeWarning[] {
  const warnings: ResumeWarning[] = [];
  for (const { page, text } of reading.hidden ?? [])
    warnings.push({ kind: 'hidden_text', page, text: text.slice(0, MAX_TEXT) });
  for (const block of reading.blocks) {
    block.lines.forEach((line, index) => {
      // An instruction may run over the end of its line.
      const text = `${line.text} ${block.lines[index + 1]?.text ?? ''}`.replace(/\t/g, ' ');
      const found = INSTRUCTION.some((pattern) => {
        const at = text.search(pattern);
        return at >= 0 && at < line.text.length;
      });
      if (found) warnings.push({ kind: 'instruction', page: line.page, text: line.text.slice(0, MAX_TEXT) });
    });
  }
  for (const { page, text } of reading.hidden ?? [])
    if (INSTRUCTION.some((pattern) => pattern.test(text)))
      warnings.push({ kind: 'instruction', page, text: text.slice(0, MAX_TEXT) });
  return warnings;
}
