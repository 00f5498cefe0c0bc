import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobField, JobFormValues } from './job-form-values.ts';

/** A field of a job as lines to read; none where it is empty. */
export function useShownValue(): (field: JobField, values: JobFormValues) => string[] {
  const { t } = useTranslation(['jobs', 'job-details', 'qualifications']);
  const format = useFormatters();
  const { language } = useLanguage();
  return (field, values) => {
    switch (field) {
      case 'skills':
        return values.skills.map(({ name, importance }) =>
          t('jobs:editing.conflict.of', { name, value: t(`job-details:importance.${importance}`) }),
        );
      case 'languages':
        return values.languages.map((one) =>
          one.level
            ? t('jobs:editing.conflict.of', {
                name: languageName(one.language, language),
                value: t(`qualifications:language_level.${one.level}`),
              })
            : languageName(one.language, language),
        );
      case 'screening_questions':
        return values.screening_questions.map(({ text }) => text);
      case 'responsibilities':
      case 'requirements':
        return values[field];
      case 'work_place':
        return [t(`job-details:work_place.${values.work_place}`)];
      case 'employment_type':
        return [t(`job-details:employment_type.${values.employment_type}`)];
      case 'seniority':
        return values.seniority ? [t(`job-details:seniority.${values.seniority}`)] : [];
      case 'education':
        return values.education ? [t(`qualifications:education.${values.education}`)] : [];
      case 'audience':
        return [t(`jobs:form.audiences.${values.audience}`)];
      case 'nationality_condition':
        return values.nationality_condition
          ? [
              t(`job-details:nationality.reasons.${values.nationality_condition.reason}`),
              ...values.nationality_condition.nationalities,
              values.nationality_condition.sentence,
            ]
          : [];
      case 'is_blind':
        return [t(values.is_blind ? 'jobs:editing.conflict.on' : 'jobs:editing.conflict.off')];
      case 'expires_at':
        return values.expires_at ? [format.date(values.expires_at)] : [];
      case 'min_years':
      case 'salary_min':
      case 'salary_max':
        return values[field] === '' ? [] : [format.number(Number(values[field]))];
      default:
        return values[field] ? [String(values[field])] : [];
    }
  };
}
