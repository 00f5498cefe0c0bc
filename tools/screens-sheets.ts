import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { UserState } from '#contract/kernel/user-states.ts';

/** Pages that show pictures of screens: all of them side by side, and contact sheets to look through in minutes. */

export const LOOKS = (['en', 'ar'] as const).flatMap((language) =>
  [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ language, width, scheme }))),
);
export type Look = (typeof LOOKS)[number];

export const nameOf = ({ language, width, scheme }: Look) => `${language}.${width}.${scheme}`;

export const fileOf = (screen: string, look: Look) => `${screen}.${nameOf(look)}.png`;

type Area = 'arrival' | 'candidate' | 'recruiter' | 'admin' | 'others';

const AREAS: Partial<Record<UserState, Area>> = {
  CANDIDATE: 'candidate',
  CANDIDATE_PROFILE_PENDING: 'candidate',
  RECRUITER: 'recruiter',
  RECRUITER_ADMIN: 'admin',
  TALENT_MANAGER: 'others',
  INSTITUTE: 'others',
};

/** On which contact sheet a screen stands: that of the people who see it, or of those who are still arriving. */
export const areaOf = (state: UserState): Area => AREAS[state] ?? 'arrival';

/** Two pictures of a telephone and two of a desk beside each other. */
const SHEET = { width: 1440, telephone: 150, desk: 520, height: 320 };

/** Writes a contact sheet of each area in each language, of the pictures that are in the folder; says which. */
export async function takeSheets(
  browser: Browser,
  folder: string,
  screens: readonly { name: string; state: UserState }[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: SHEET.width, height: 900 } });
  const written: string[] = [];
  for (const [area, ofArea] of Map.groupBy(screens, ({ state }) => areaOf(state)))
    for (const language of ['en', 'ar'] as const) {
      const names = ofArea.map(({ name }) => name);
      const html = sheetOf(folder, names, language);
      if (!html) continue;
      const source = path.join(folder, 'sheet.html');
      fs.writeFileSync(source, html);
      await page.goto(`file://${source}`);
      const file = `sheet.${area}.${language}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      fs.rmSync(source);
      written.push(file);
    }
  await page.close();
  return written;
}

function sheetOf(folder: string, names: readonly string[], language: Look['language']): string | null {
  const looks = LOOKS.filter((look) => look.language === language);
  const rows = names.flatMap((name) => {
    const files = looks.map((look) => ({ look, file: fileOf(name, look) }));
    const pictures = files.filter(({ file }) => fs.existsSync(path.join(folder, file)));
    if (pictures.length === 0) return [];
    const images = pictures.map(
      ({ look, file }) =>
        `<img src="${file}" width="${look.width < 600 ? SHEET.telephone : SHEET.desk}" height="${SHEET.height}" alt="">`,
    );
    return [`<section><h2>${name}</h2><div>${images.join('')}</div></section>`];
  });
  if (rows.length === 0) return null;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
body{font:13px/1.3 system-ui;margin:16px;background:#8a857c;color:#fff}h2{font-size:13px;margin:8px 0 4px}
div{display:flex;gap:10px}img{object-fit:cover;object-position:top}</style>${rows.join('\n')}</html>`;
}

/** All pictures that are in the folder, a row for each screen. */
export function overview(folder: string): string {
  const files = new Set(fs.readdirSync(folder));
  const pictures = [...files].filter((file) => file.endsWith('.png'));
  const sheets = pictures.filter((file) => file.startsWith('sheet.'));
  const names = [...new Set(pictures.map((file) => file.replace(/\..*/, '')))].filter(
    (name) => name !== 'sheet',
  );
  const rows = names.map((name) => {
    const figures = LOOKS.map((look) => ({ look, file: fileOf(name, look) }))
      .filter(({ file }) => files.has(file))
      .map(
        ({ look, file }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${look.language}, ${look.width}, ${look.scheme}"></a><figcaption>${look.language} · ${look.width} · ${look.scheme}</figcaption></figure>`,
      );
    return `<section><h2 id="${name}">${name}</h2><div>${figures.join('')}</div></section>`;
  });
  const links = [
    ...sheets.map((file) => `<a href="${file}"><b>${file}</b></a>`),
    ...names.map((name) => `<a href="#${name}">${name}</a>`),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens | Masar</title><style>
body{font:14px/1.4 system-ui;margin:24px;background:#8a857c;color:#fff}
div{display:flex;gap:12px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none}img{height:420px;width:auto;max-width:560px;object-fit:cover;object-position:top;display:block}
figcaption{padding:4px 0 12px}nav a{color:#fff;margin-inline-end:12px}</style>
<nav>${links.join('')}</nav>${rows.join('\n')}</html>`;
}
