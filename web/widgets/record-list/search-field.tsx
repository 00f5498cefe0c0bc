import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched, and in what. */
  label: string;
  /** As the address has it. */
  value: string;
  onSearch: (text: string) => void;
}

const TYPING_PAUSE_MS = 300;

/** What is typed is searched after a pause; what the address says otherwise, after going back, is shown. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('record-list');
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = (text: string) => {
    sent.current = text;
    onSearch(text);
  };
  const sendLater = useDebouncedCallback(send, TYPING_PAUSE_MS);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const clear = () => {
    sendLater.cancel();
    setTyped('');
    send('');
  };
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes.search}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      leftSection={<SearchIcon size={17} stroke={1.7} aria-hidden />}
      rightSection={typed && <CloseButton size={24} aria-label={t('search.clear')} onClick={clear} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        sendLater(event.currentTarget.value.trim());
      }}
    />
  );
}
