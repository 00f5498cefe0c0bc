import './design/fonts.css';
import './design/mantine.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstSheet } from './app/first-files.ts';
import { loadWords } from './app/messages.ts';
import { Providers } from './app/providers.tsx';
import { followLanguageOfOtherTabs, startLanguage } from './platform/language.ts';

// Text needs its words and its styles; everything else comes after the first paint.
await Promise.all([startLanguage(loadWords), firstSheet()]);
followLanguageOfOtherTabs();

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
