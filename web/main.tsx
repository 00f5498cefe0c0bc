import './design/fonts.css';
import './design/mantine.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWords } from './app/messages.ts';
import { Providers } from './app/providers.tsx';
import { followLanguageOfOtherTabs, startLanguage } from './platform/language.ts';

// Text needs its words; everything else comes after the first paint.
await startLanguage(loadWords);
followLanguageOfOtherTabs();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
