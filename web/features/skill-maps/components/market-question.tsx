import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { askSkillMaps, type MarketQuestion as Understood } from '#contract/features/skill-maps.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { nameIn } from '../skill-maps.queries.ts';
import classes from './market-question.module.css';

interface MarketQuestionProps {
  /** As it was asked; empty for none. */
  question: string;
  onAsk: (question: string, filters: { state: string; title: string } | null) => void;
}

const answerTo = (question: string) => queryFor(askSkillMaps, { body: { question } });

/** A question in words: it becomes the filters below, and where it asks who teaches something, their list. */
export function MarketQuestion({ question, onAsk }: MarketQuestionProps) {
  const { t } = useTranslation('skill-maps');
  const [typed, setTyped] = useState(question);
  const understood = useQuery({ ...answerTo(question), enabled: question !== '' });
  const asking = useMutation({
    mutationFn: (words: string) => queryCache.fetchQuery(answerTo(words)),
    onSuccess: ({ state, job_title: title }, words) => onAsk(words, state || title ? { state, title } : null),
    onError: showError,
  });
  const ask = () => {
    const words = typed.trim();
    if (words.length < 2) onAsk('', null);
    else asking.mutate(words);
  };
  return (
    <section className={classes.asking} aria-label={t('question.title')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextInput
          className={classes.field}
          dir="auto"
          aria-label={t('question.title')}
          placeholder={t('question.example')}
          value={typed}
          maxLength={300}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" h="auto" loading={asking.isPending}>
          {t('question.ask')}
        </Button>
      </form>
      {question === '' ? (
        <Words size="sm" isDimmed>
          {t('question.help')}
        </Words>
      ) : (
        <div aria-live="polite">{understood.data && <Answer of={understood.data} question={question} />}</div>
      )}
    </section>
  );
}

interface AnswerProps {
  of: Understood;
  question: string;
}

function Answer({ of, question }: AnswerProps) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const format = useFormatters();
  const said = [of.state, of.job_title, ...of.skills.map(({ name }) => nameIn(language, name))].filter(
    Boolean,
  );
  return (
    <div className={classes.answer}>
      <Words size="sm">
        {said.length > 0 ? t('question.understood', { list: format.list(said) }) : t('question.nothing')}
        {of.not_understood.length > 0 && ` ${t('question.unread', { list: format.list(of.not_understood) })}`}
      </Words>
      <div className={classes.ways}>
        {of.about === 'jobs' && (
          <TextLink to="/recruiter/skills/demand" search={{ state: of.state, title: of.job_title }}>
            {t('question.to_demand')}
          </TextLink>
        )}
        {(of.about === 'people' || of.about === 'courses') && (
          <TextLink to="/recruiter/skills/supply" search={{ state: of.state, of: of.about }}>
            {t('question.to_supply')}
          </TextLink>
        )}
        {of.skills.map(({ id, name }) => (
          <TextLink
            key={id}
            to="/recruiter/skills-analytics"
            search={{ q: question, state: of.state, skill: id }}
          >
            <bdi>{nameIn(language, name)}</bdi>
          </TextLink>
        ))}
      </div>
      {of.courses.length > 0 && (
        <Teachers title={t('question.teachers')}>
          {of.courses.map(({ id, title, provider, link, teaches }) => (
            <Teacher key={id} {...{ title, link, teaches }} of={provider} />
          ))}
        </Teachers>
      )}
      {of.programmes.length > 0 && (
        <Teachers title={t('question.programmes')} note={t('question.programmes_note')}>
          {of.programmes.map(({ id, title, institute, link, teaches }) => (
            <Teacher key={id} {...{ title, link, teaches }} of={institute} />
          ))}
        </Teachers>
      )}
    </div>
  );
}

function Teachers({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.courses}>{children}</ul>
      {note && (
        <Words size="sm" isDimmed>
          {note}
        </Words>
      )}
    </>
  );
}

interface TeacherProps extends Pick<Understood['programmes'][number], 'title' | 'link' | 'teaches'> {
  /** Whose it is. */
  of: { en: string; ar: string };
}

/** Some skills that a course or programme teaches are named; more would hide the next. */
const MOST_NAMED = 3;

function Teacher({ title, of, link, teaches }: TeacherProps) {
  const { language } = useLanguage();
  const format = useFormatters();
  const name = <bdi>{nameIn(language, title)}</bdi>;
  return (
    <li>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      <Words size="sm" isDimmed>
        <bdi>{nameIn(language, of)}</bdi>
        <Dot />
        {format.list(teaches.slice(0, MOST_NAMED).map((skill) => nameIn(language, skill.name)))}
      </Words>
    </li>
  );
}
