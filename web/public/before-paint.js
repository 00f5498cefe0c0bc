// Runs before the first paint, so that neither the direction nor the scheme of the page jumps.
// The checker of forms would otherwise try whether it may compile code, which our content security policy reports.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  const root = document.documentElement;
  let locale = null;
  try {
    locale = localStorage.getItem('locale');
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
  const chosen = /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1];
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
