import { ActionIcon } from '@mantine/core';
import type { ChatMessage } from '#contract/features/conversations.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ChevronEndIcon, ChevronStartIcon, EditIcon, RefreshIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AnswerParts } from './answer-parts.tsx';
import classes from './exchange.module.css';

interface BranchProps {
  message: ChatMessage;
  /** All that follow the same message, this one among them. */
  options: readonly ChatMessage[];
  onChoose: (message: ChatMessage) => void;
}

interface QuestionProps extends BranchProps {
  /** Null while an answer comes in. */
  onEdit: ((message: ChatMessage) => void) | null;
}

/** What the person asked, with the way to ask it otherwise. */
export function Question({ message, options, onChoose, onEdit }: QuestionProps) {
  const { t } = useTranslation('conversations');
  return (
    <div className={classes.question}>
      <span className={classes.unseen}>{t('person')}</span>
      <p className={classes.asked} dir="auto">
        {message.text}
      </p>
      <div className={classes.tools}>
        <Branches message={message} options={options} onChoose={onChoose} />
        {onEdit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('edit')}
            onClick={() => onEdit(message)}
          >
            <EditIcon size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}

interface AnswerProps extends BranchProps {
  /** What is being looked at, while this answer comes in; null where it does not. */
  live: { step: string | null } | null;
  isLast: boolean;
  onAsk: (question: string, after: ChatMessage) => void;
  onRetry: ((message: ChatMessage) => void) | null;
  onDecide: (answer: ChatMessage, decision: 'done' | 'declined') => void;
}

/** An answer with its pieces: marked as a program's, and with what became of it where it did not end. */
export function Answer(props: AnswerProps) {
  const { message, options, live, isLast, onChoose, onAsk, onRetry, onDecide } = props;
  const { t } = useTranslation('conversations');
  return (
    <div className={classes.answer} aria-busy={live !== null}>
      <div className={classes.by}>
        <span className={classes.name}>{t('product')}</span>
        <span>{t('automatic')}</span>
      </div>
      <AnswerParts
        answer={message}
        onAsk={isLast && !live ? (question) => onAsk(question, message) : null}
        onDecide={(decision) => onDecide(message, decision)}
      />
      {live && <Waiting>{live.step ?? t('thinking')}</Waiting>}
      {!live && message.state === 'answering' && <Waiting>{t('elsewhere')}</Waiting>}
      {message.state === 'stopped' && <p className={classes.note}>{t('stopped')}</p>}
      {message.state === 'broken' && <p className={classes.note}>{t('broken')}</p>}
      {!live && (
        <div className={classes.tools}>
          <Branches message={message} options={options} onChoose={onChoose} />
          {onRetry && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t('retry')}
              onClick={() => onRetry(message)}
            >
              <RefreshIcon size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
    </div>
  );
}

/** Says what is being done, while nothing is there to read yet. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={classes.waiting}>
      <span className={classes.dot} aria-hidden />
      {children}
    </p>
  );
}

function Branches({ message, options, onChoose }: BranchProps) {
  const { t } = useTranslation('conversations');
  if (options.length < 2) return null;
  const at = options.findIndex(({ id }) => id === message.id);
  const [before, next] = [options[at - 1], options[at + 1]];
  return (
    <span className={classes.branches}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('branch.before')}
        disabled={!before}
        onClick={() => before && onChoose(before)}
      >
        <FlipOnRtl>
          <ChevronStartIcon size={16} stroke={1.7} aria-hidden />
        </FlipOnRtl>
      </ActionIcon>
      {t('branch.which', { place: at + 1, total: options.length })}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('branch.after')}
        disabled={!next}
        onClick={() => next && onChoose(next)}
      >
        <FlipOnRtl>
          <ChevronEndIcon size={16} stroke={1.7} aria-hidden />
        </FlipOnRtl>
      </ActionIcon>
    </span>
  );
}
