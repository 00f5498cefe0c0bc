import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Starts the browser that comes with the packages: nothing has to be installed on the machine. */
export async function startChromium(): Promise<Browser> {
  const folder = await unpackChromium();
  const { chromium: driver } = await import('playwright-core');
  return driver.launch({
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--headless=shell', '--disable-background-networking'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_PATH: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    },
  });
}

/**
 * Unpacks the browser once for this checkout and returns its folder: `chromium`, its libraries and fonts. The package
 * itself would unpack into the system's temporary folder, which users share and where two processes write at once.
 * Here a process of its own unpacks beside the folder, which is then renamed: whoever sees it sees all of it.
 */
export async function unpackChromium(cache = path.join(ROOT, 'node_modules/.cache')): Promise<string> {
  const folder = path.join(cache, `chromium-${packedVersion()}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cache, { recursive: true });
  const aside = fs.mkdtempSync(`${folder}-`);
  try {
    await unpackInto(aside);
    fs.writeFileSync(path.join(aside, 'fonts.conf'), FONTS_CONF);
    // Another user may run the tests of this checkout later.
    fs.chmodSync(aside, 0o755);
    fs.chmodSync(path.join(aside, 'chromium'), 0o755);
    fs.renameSync(aside, folder);
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true });
    // Somebody else was quicker: a folder that is there is never replaced.
    if (!fs.existsSync(folder)) throw error;
  }
  return folder;
}

function packedVersion(): string {
  const manifest = path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The package unpacks into the temporary folder of its process, and its libraries only where it believes to be in such a runtime. */
const unpackInto = (folder: string) =>
  promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`,
    ],
    { cwd: ROOT, env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' } },
  );

/** Fonts of the package, found wherever the checkout lies: `xdg` stands for the two folders that `startChromium` sets. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
