import { Button, Progress, Text } from '@mantine/core';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './file-drop.module.css';
import { FileInput } from './file-input.tsx';
import { CloseIcon, DocumentIcon, UploadIcon } from './icons.ts';

interface FileDropProps {
  /** Endings such as `.pdf`. */
  accept: readonly string[];
  /** “Drop your resume here”. */
  title: ReactNode;
  /** Kinds and size that are taken. */
  help: ReactNode;
  /** Several may be dropped or chosen at once: each is handed over by itself. */
  isMany?: boolean;
  /** “Choose a file”. */
  choose: string;
  error?: ReactNode;
  /** The file that was chosen, while it is sent and after. */
  chosen?: { name: string; detail: ReactNode } | null;
  /** 0 to 1 while it is sent, `null` otherwise. */
  progress?: number | null;
  progressLabel?: string;
  remove?: { label: string; onRemove: () => void };
  onFile: (file: File) => void;
}

/** A place to drop a file, or to choose one by keyboard, mouse or touch. */
export function FileDrop(props: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    for (const file of props.isMany ? files : files.slice(0, 1)) props.onFile(file);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        data-error={Boolean(props.error) || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileInput inputRef={input} accept={props.accept} isMany={props.isMany} onFile={props.onFile} />
        {props.chosen ? (
          <Chosen {...props.chosen} remove={props.remove} />
        ) : (
          <Invitation {...props} onChoose={() => input.current?.click()} />
        )}
        {props.progress != null && (
          <Progress
            value={props.progress * 100}
            size="sm"
            mt="sm"
            w="100%"
            aria-label={props.progressLabel ?? ''}
          />
        )}
      </div>
      {props.error && (
        <Text size="sm" c="var(--mantine-color-error)" mt={6} role="alert">
          {props.error}
        </Text>
      )}
    </div>
  );
}

type ChosenProps = NonNullable<FileDropProps['chosen']> & { remove: FileDropProps['remove'] };

/** The file that was chosen, and the way to take it away again. */
function Chosen({ name, detail, remove }: ChosenProps) {
  return (
    <div className={classes.chosen}>
      <DocumentIcon size={24} stroke={1.6} aria-hidden />
      <div className={classes.name}>
        <Text fw={500} truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {detail}
        </Text>
      </div>
      {remove && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<CloseIcon size={14} aria-hidden />}
          onClick={remove.onRemove}
        >
          {remove.label}
        </Button>
      )}
    </div>
  );
}

type InvitationProps = Pick<FileDropProps, 'title' | 'help' | 'choose'> & { onChoose: () => void };

/** What may be dropped here, and the button that chooses it. */
function Invitation({ title, help, choose, onChoose }: InvitationProps) {
  const describedBy = useId();
  return (
    <>
      <UploadIcon size={26} stroke={1.6} aria-hidden className={classes.icon} />
      <Text fw={500}>{title}</Text>
      <Text size="sm" c="dimmed" id={describedBy}>
        {help}
      </Text>
      <Button variant="default" mt={10} aria-describedby={describedBy} onClick={onChoose}>
        {choose}
      </Button>
    </>
  );
}
