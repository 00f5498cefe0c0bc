import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { soundnessOfPairs } from '#engines/documents/letter-statistics.ts';
import { withStreamsRewritten } from '#engines/documents/pdf-streams.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');
const folder = new URL('./golden/docs/', import.meta.url);
const golden = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));

/** What a map of a font (ToUnicode) calls the glyphs, changed. */
function renamed(pdf: Uint8Array, rename: (letters: string[]) => (letter: string) => string): Uint8Array {
  return withStreamsRewritten(pdf, (text) => {
    if (text.includes('/ActualText')) return text.replaceAll('/ActualText', '/Unread');
    if (!text.includes('begincmap')) return null;
    const single = text.replace(/\d+ beginbfrange\s([\s\S]*?)endbfrange/g, (_, ranges: string) => {
      const lines = [...ranges.matchAll(/<(\w{4})>\s*<(\w{4})>\s*<(\w{4})>/g)].flatMap((match) => {
        const [from, to, letter] = match.slice(1).map((code) => parseInt(code, 16)) as [
          number,
          number,
          number,
        ];
        return Array.from({ length: to - from + 1 }, (__, i) => `<${hex(from + i)}> <${hex(letter + i)}>`);
      });
      return `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`;
    });
    const line = /^(<\w+>\s*)<(\w{4})>\s*$/gm;
    const letters = [...single.matchAll(line)].map((match) => match[2]!).filter(isLetter);
    const nameOf = rename([...new Set(letters)]);
    return single.replace(
      line,
      (_, glyph: string, letter: string) => `${glyph}<${isLetter(letter) ? nameOf(letter) : letter}>`,
    );
  });
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');
const isLetter = (code: string): boolean => /\p{L}/u.test(String.fromCharCode(parseInt(code, 16)));

const BROKEN: Record<string, (pdf: Uint8Array) => Uint8Array> = {
  'has no map': (pdf) =>
    new Uint8Array(
      Buffer.from(Buffer.from(pdf).toString('latin1').replaceAll('/ToUnicode', '/ToNowhere'), 'latin1'),
    ),
  'names the letter after': (pdf) =>
    renamed(pdf, (letters) => {
      const sorted = [...letters].sort();
      return (letter) => sorted[(sorted.indexOf(letter) + 1) % sorted.length]!;
    }),
  'names any letter': (pdf) =>
    renamed(pdf, (letters) => (letter) => letters[(letters.indexOf(letter) * 17 + 5) % letters.length]!),
  'misses letters': (pdf) =>
    renamed(pdf, (letters) => (letter) => (letters.indexOf(letter) % 4 === 1 ? '0000' : letter)),
  'has letters of its own': (pdf) =>
    renamed(pdf, (letters) => (letter) => hex(0xe000 + letters.indexOf(letter))),
};

describe('a text layer', () => {
  const documents = ['g05-accountant.pdf', 'g07-welder.pdf', 'g11-ar-engineer.pdf', 'g12-ar-nurse.pdf'];
  for (const [what, broken] of Object.entries(BROKEN)) {
    it.each(documents)(`whose font ${what} is not believed: %s`, async (name) => {
      const read = await readResume(releaseTaxonomy, broken(golden(name)), { now, scans: 'leave' });
      expect(read).toMatchObject({ ok: false, reason: 'scanned' });
    });
  }

  it('that names dots and skeletons and not the letters is not believed', async () => {
    for (const name of ['g19-ar-recruiter.pdf', 'g20-ar-sales.pdf']) {
      const unspelt = withStreamsRewritten(golden(name), (text) =>
        text.includes('/ActualText') ? text.replaceAll('/ActualText', '/Unread') : null,
      );
      const read = await readResume(releaseTaxonomy, unspelt, { now, scans: 'leave' });
      expect(read, name).toMatchObject({ ok: false, reason: 'scanned' });
    }
  });

  it('that is sound is read as it is, in any trade and both languages', async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
      const read = await readResume(releaseTaxonomy, golden(name), { now, scans: 'leave' });
      expect(read.ok && read.resume.garbledPages, name).toBeUndefined();
      expect(read.ok, name).toBe(true);
    }
  });

  it('that is not believed is read from its picture, which is said', async () => {
    const read = await readResume(releaseTaxonomy, BROKEN['names any letter']!(golden('g10-guard.pdf')), {
      now,
    });
    const sound = await readResume(releaseTaxonomy, golden('g10-guard.pdf'), { now });
    if (!read.ok || !sound.ok) throw new Error('not read');
    expect([read.resume.garbledPages, read.resume.unreadPages]).toEqual([[1], undefined]);
    expect([read.resume.name, read.resume.email]).toEqual([sound.resume.name, sound.resume.email]);
  });
});

describe('pairs of letters', () => {
  it.each([
    'Responsable de la gestion des stocks et de la coordination avec les fournisseurs, équipe de huit personnes.',
    'Verantwortlich für die Planung und Durchführung von Schulungen sowie die Betreuung der Kunden im Einkauf.',
    'Odpowiedzialny za planowanie produkcji oraz nadzór nad pracownikami, przygotowywanie raportów miesięcznych, kontakt z klientami i rozwiązywanie problemów technicznych.',
    'Müşteri ilişkilerinin yönetimi ve satış ekibinin eğitiminden sorumlu, aylık raporların hazırlanması.',
    'Responsable sa pag-aalaga ng mga pasyente at pagtulong sa mga doktor, nagsanay ng mga bagong empleyado.',
    'گودام کے انتظام اور عملے کی تربیت کا ذمہ دار رہا، ماہانہ رپورٹ تیار کرنا، گاہکوں سے رابطہ رکھنا اور شکایات کا ازالہ کرنا۔',
    'مسئول مدیریت انبار و آموزش کارکنان جدید، تهیه گزارش‌های ماهانه، ارتباط با مشتریان و پیگیری شکایت‌ها.',
  ])('of other languages are as sound: %s', (text) => {
    expect(soundnessOfPairs(text)).not.toBe('broken');
  });

  it('of Arabic are sound in the order of reading and of painting, and not in any other', () => {
    const arabic =
      'مسؤولة عن إدارة المشتريات والعقود وتدريب الموظفين الجدد وإعداد التقارير الشهرية ومتابعة شكاوى العملاء والتنسيق مع الموردين والمكاتب الاستشارية في جميع المشاريع الكبيرة والصغيرة';
    const turned = (order: (word: string) => string) => arabic.split(' ').map(order).join(' ');
    const shuffled = turned((word) => [...word].toSorted((a, b) => a.localeCompare(b, 'en')).join(''));
    expect(soundnessOfPairs(arabic)).toBe('sound');
    expect(soundnessOfPairs(turned((word) => [...word].reverse().join('')))).toBe('sound');
    expect(soundnessOfPairs(shuffled)).not.toBe('sound');
  });

  it('of names of techniques say nothing', () => {
    const names =
      'SQL HTML CSS JSX XML PHP AWS GCP TCP DNS DHCP VPN LAN WAN HTTP SSH SSL TLS MPLS BGP OSPF VLAN QOS ';
    expect(soundnessOfPairs(names.repeat(4))).toBe('sound');
  });
});
