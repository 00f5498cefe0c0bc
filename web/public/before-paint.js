// Runs before the first paint, so that neither the direction nor the scheme of the page jumps, and what the first screen
// needs is on its way before our code is there.
// The checker of forms would otherwise try whether it may compile code, which our content security policy reports.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  const root = document.documentElement;
  const { words = '', user, start, latin = '', arabic = '' } = document.currentScript.dataset;
  let locale = null;
  let token = null;
  try {
    locale = localStorage.getItem('locale');
    token = localStorage.getItem('token');
    // A mail's link brings its language to a browser that has chosen none yet.
    const linked = /[?&]lang=(en|ar)(?:&|$)/.exec(location.search)?.[1];
    if (!locale && linked) {
      locale = linked;
      localStorage.setItem('locale', linked);
    }
  } catch {
    // Storage is switched off: English it is.
  }
  if (locale === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
  const letters = root.lang === 'ar' ? arabic : latin;
  const chosen = /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1];
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Written as the screens will ask for it; their manifests (`needs`) name these and the rest.
  const FIRST_DATA = {
    '/candidate/jobs': ['/profile', '/matching-jobs?page=1'],
    '/candidate/dashboard': ['/profile', '/matching-jobs?page=1'],
    '/candidate/jobs/view/$id': ['/profile', '/job-details/$id', '/applications?job_id=$id'],
    '/recruiter/dashboard': ['/recruiter/today?mine=false'],
    '/recruiter/jobs/$id': ['/job/$id?company_job=true'],
    '/recruiter/candidates/$id': ['/recruiter/candidates/$id$job', '/recruiter/hiring-stages'],
  };

  // Recruiters are here too, and have no resume to ask for.
  const OF_BOTH_SIDES = ['/candidate/chat', '/candidate/ai-coaching'];

  // The server has written which words this address needs, and whether its screen depends on who is here. Whoever calls
  // these addresses later finds the answers (web/platform/early.ts), with the headers that they would have sent.
  globalThis.earlyAnswers = {};
  const ask = (address, headers) => {
    const answer = fetch(address, { headers });
    answer.catch(() => {});
    globalThis.earlyAnswers[address] = answer;
  };
  for (const part of words.split(' ').filter(Boolean)) ask(`/assets/words/${part}.${root.lang}.json`);
  const portal = document.getElementById('portal');
  if (token && user && portal) {
    const domain = JSON.parse(portal.textContent).key;
    const headers = { accept: 'application/json', domain, lang: root.lang, token };
    ask('/api/current-user', headers);
    const at = location.pathname.replace(/\/$/, '');
    // Whether a candidate's resume is still being read decides where they are.
    if (at.startsWith('/candidate') && !OF_BOTH_SIDES.includes(at)) ask('/api/resume', headers);
    const id = /\/([0-9a-f-]{36})$/.exec(at)?.[1] ?? '';
    const job = /[?&](job_id=[0-9a-f-]{36})(?:&|$)/.exec(location.search)?.[1];
    for (const address of FIRST_DATA[id ? at.replace(id, '$id') : at] ?? [])
      ask(`/api${address.replace('$id', id).replace('$job', job ? `?${job}` : '')}`, headers);
  }

  // The browser's first number or date in a language takes a slow phone a tenth of a second. It waits for the line now.
  if (token) new Intl.NumberFormat(root.lang === 'ar' ? 'ar-AE' : 'en-GB').format(0);

  // The letters come before a screen is drawn: it is drawn in them, and no line breaks anew. A phone's line brings the scripts
  // first; a desk's has room for both, and a quick machine draws before letters that wait for the scripts.
  const arrived = (link) =>
    new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
      if (performance.getEntriesByName(link.href).length > 0) resolve();
    });
  const fetchLetters = async () => {
    const isPhone = matchMedia('(max-width: 48em)').matches;
    if (isPhone) await Promise.all([...document.querySelectorAll('link[rel="modulepreload"]')].map(arrived));
    for (const href of letters.split(' ').filter(Boolean)) {
      const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  };
  addEventListener('DOMContentLoaded', () => void fetchLetters());

  // The mark is painted first. A page that nobody sees yet is not painted, and need not wait. What our code stands on runs
  // piece by piece, so that the page answers in between.
  if (start) {
    const breath = () => new Promise((resolve) => (document.hidden ? resolve() : setTimeout(resolve)));
    const begin = async () => {
      for (const script of start.split(' ')) {
        await import(script);
        await breath();
      }
    };
    const afterPaint = () => requestAnimationFrame(() => setTimeout(() => void begin()));
    addEventListener('DOMContentLoaded', () => void (document.hidden ? begin() : afterPaint()));
  }
})();
