import type { Language } from '#contract/kernel/fields.ts';
import type { Messages, Namespaces } from './words.ts';

/**
 * From a key to the words of a language: keys in namespaces (`jobs:form.title`), values put in for `{{name}}`, and with
 * a count the form that the number takes by the rules of the language (`found_one`, `found_other`; Arabic has six).
 */

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** Keys of messages, with dots between their levels; all forms of a plural are one key. A plural has the form `other`. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${PluralForm}`
      ? `${Base}_other` extends keyof T
        ? Base
        : K
      : K
    : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** The name of a file of words (`jobs`). */
export type Namespace = keyof Namespaces;
/** What stands under `screens` in a file is gathered into the namespace of that name. */
type KeyIn<N extends Namespace> = KeysOf<Omit<Namespaces[N], 'screens'>>;
type KeyWithNamespace<N extends Namespace> = { [M in N]: `${M}:${KeyIn<M>}` }[N];

/** What is put in for `{{name}}`; `count` also chooses the form of a plural. */
export type Values = Readonly<Record<string, unknown>> & { count?: number };

/** Words of all namespaces, by their key with its namespace. */
export type Translate = (key: KeyWithNamespace<Namespace>, values?: Values) => string;
/** Words of some namespaces: those of the first also by their key alone. */
export type TranslateIn<First extends Namespace, More extends Namespace = never> = (
  key: KeyIn<First> | KeyWithNamespace<First | More>,
  values?: Values,
) => string;

const forms: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};

/** The words of one language by namespace; what is not loaded is not there. */
export type Vocabulary = Readonly<Record<string, Messages>>;

/** The words of a key with the values put in; undefined where there are none. A key without a namespace is of the `usual` one. */
export function translate(
  language: Language,
  words: Vocabulary,
  usual: string,
  key: string,
  values: Values = {},
): string | undefined {
  const [namespace, path] = addressOf(usual, key);
  const at = (suffix: string): string | undefined => {
    let here: string | Messages | undefined = words[namespace];
    for (const step of `${path}${suffix}`.split('.'))
      here = typeof here === 'object' ? here[step] : undefined;
    return typeof here === 'string' ? here : undefined;
  };
  const { count } = values;
  const text =
    count === undefined
      ? at('')
      : // A language without a form for none may still have words for it.
        ((count === 0 ? at('_zero') : undefined) ?? at(`_${forms[language].select(count)}`) ?? at(''));
  return text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    name in values ? written(name, values[name]) : whole,
  );
}

/** Counts of thousands are easier to read in groups, which both languages write alike. */
const written = (name: string, value: unknown): string =>
  name === 'count' && typeof value === 'number' && value >= 1000
    ? value.toLocaleString('en')
    : String(value ?? '');

/** A key taken apart: `jobs:form.title` is `form.title` of `jobs`. */
export function addressOf(usual: string, key: string): [namespace: string, path: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [usual, key] : [key.slice(0, colon), key.slice(colon + 1)];
}
