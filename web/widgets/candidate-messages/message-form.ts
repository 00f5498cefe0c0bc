import {
  MessageInput,
  type MessagePurpose,
  type MessageTemplate,
  type MessageText,
} from '#contract/features/messages.contract.ts';
import { Language } from '#contract/kernel/fields.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useLanguage } from '#web/platform/language.ts';

/** What is written of a message; to whom it goes is chosen before. */
export const MessageDraft = MessageInput.pick({ purpose: true, texts: true });

/** A message in one language or several, which begins with the company's templates of its purpose. */
export function useMessageForm(templates: readonly MessageTemplate[], first: MessagePurpose) {
  const { language: own } = useLanguage();
  const languages = [own, ...Language.options.filter((one) => one !== own)];
  const templatesOf = (purpose: MessagePurpose, language: Language) =>
    templates.filter((one) => one.purpose === purpose && one.language === language);
  const textIn = (purpose: MessagePurpose, language: Language): MessageText | null => {
    const [template] = templatesOf(purpose, language);
    return template ? textOf(template) : null;
  };
  /** A text in each language that the company has a template of the purpose in. */
  const beginning = (purpose: MessagePurpose): MessageText[] => {
    const texts = languages.flatMap((language) => textIn(purpose, language) ?? []);
    return texts.length > 0 ? texts : [emptyText(own)];
  };
  const form = useContractForm({
    schema: MessageDraft,
    initialValues: { purpose: first, texts: beginning(first) },
  });
  const { purpose, texts } = form.values;
  return {
    form,
    purpose,
    texts,
    /** Those that a text in a language can be taken from. */
    templatesIn: (language: Language) => templatesOf(purpose, language),
    /** Languages in which there is no text. */
    missing: languages.filter((one) => !texts.some(({ language }) => language === one)),
    /** What was written by hand stays; what came from templates gives way to those of the new purpose. */
    choosePurpose: (next: MessagePurpose) => {
      const isOwn = texts.some((text) => text.body && !templates.some((one) => isTextOf(one, text)));
      form.setValues({ purpose: next, texts: isOwn ? texts : beginning(next) });
    },
    put: (at: number, text: MessageText) => form.setFieldValue(`texts.${at}`, text),
    add: (language: Language) =>
      form.insertListItem('texts', textIn(purpose, language) ?? emptyText(language)),
    remove: (at: number) => form.removeListItem('texts', at),
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;

export const emptyText = (language: Language): MessageText => ({ language, subject: '', body: '' });

export const textOf = ({ language, subject, body }: MessageTemplate): MessageText => ({
  language,
  subject,
  body,
});

/** Whether a text is a template's, word for word. */
export const isTextOf = (template: MessageTemplate, text: MessageText): boolean =>
  template.language === text.language && template.subject === text.subject && template.body === text.body;
