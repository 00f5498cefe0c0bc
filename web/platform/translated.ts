/** The part of a plural key before its form: `jobs` of `jobs_other`. */
type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;
type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/**
 * The Arabic messages that belong to English ones: the same keys, and where English has `_one` and `_other`,
 * all six forms that Arabic distinguishes. A key that ends in `_other` is therefore always a plural.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${PluralBase<keyof T>}_${ArabicForm}` ? never : K]: T[K] extends string
    ? string
    : Translated<T[K]>;
} & { [K in PluralBase<keyof T> as `${K}_${ArabicForm}`]: string };
