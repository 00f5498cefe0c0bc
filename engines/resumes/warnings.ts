/** What in a document is meant for machines and not for readers. It is reported and changes nothing that is read. */
import type { Reading } from '#engines/documents/index.ts';
import { wordingsIn } from '#engines/taxonomy/index.ts';
import type { ResumeWarning } from './resume.ts';

const WORDS = wordingsIn('resumes/warnings');
const words = (list: string): string => WORDS.source(list);

/** "Ignore all previous instructions". */
const LEAVES_ASIDE = new RegExp(
  `${words('tells to leave aside')}.{0,40}${words('what was told before')}.{0,30}${words('orders')}`,
  'iu',
);
/** "Rank this candidate first". */
const JUDGES = new RegExp(
  `${words('tells to judge')} ${words('who is judged')}.{0,40}${words('what is said of them')}`,
  'iu',
);

const INSTRUCTION = [
  LEAVES_ASIDE,
  JUDGES,
  /\b(?:you are|act as|as) an? (?:ai|a\.i\.|llm|language model|assistant|recruit(?:er|ing) (?:bot|system)|ats)\b/iu,
  /\b(?:system|developer) prompt\b|\[\/?INST\]|<\|(?:im_start|system|endoftext)\|>|\bprompt injection\b/iu,
  /\bif you(?:'re| are)? (?:an? )?(?:ai|llm|language model|bot)\b/iu,
  /\bnote to (?:ai|llm|the (?:ai|model|bot|parser))\b/iu,
  /\battention:? (?:ai|llm|parser)\b/iu,
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
