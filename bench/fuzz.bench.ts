import fs from 'node:fs';
import path from 'node:path';
import { type HostileFile, hostileFiles, mutated, plainPdf } from '#engines/documents/golden/hostile.ts';
import {
  docxWithPicture,
  drawing,
  jpegOf,
  pdfWithPictures,
  portrait,
} from '#engines/documents/golden/pictures.ts';
import type { ReadResult, ResumePhoto } from '#engines/resumes/index.ts';
import { ROOT, readConfig } from '#server/platform/config.ts';
import { createDocumentReader, READING } from '#server/platform/document-reader.ts';
import { createThread, ThreadEnded } from '#server/platform/threads.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';

const GOLDEN = path.join(ROOT, 'engines/resumes/golden/docs');
/** Another run of other damages: `FUZZ_SEED=7 npm run bench -- fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const MUTATIONS = Number(process.env.FUZZ_COUNT ?? 5_000);
/** Recognition of letters takes seconds a page: it has its share of the files that ask for it. */
const RECOGNISED = 12;
const NOW = new Date('2026-11-20T00:00:00Z');

/**
 * Damaged and hostile files through the program's own reader: each ends in a resume or a reason, within the reader's
 * time, and the reader answers the next one.
 */
export const fuzzBenchmark: Benchmark = {
  name: 'fuzz',
  isOnlyWhenNamed: true,
  async run(say) {
    const seeds = [...seedFiles(), ...(await seedsWithPictures())];
    const file = new URL('../server/platform/document-reader.thread.ts', import.meta.url);
    const thread = createThread(file, { data: { dataDir: readConfig().dataDir }, ...READING });
    const outcomes = new Map<string, number>();
    const times: number[] = [];
    const faults: string[] = [];
    const wantRecognition: HostileFile[] = [];
    const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const base = process.memoryUsage.rss();
    let most = 0;

    const read = async ({ name, bytes }: HostileFile, label: string) => {
      const began = performance.now();
      try {
        const request = { kind: 'resume', bytes, fileName: name, now: NOW, scans: 'leave' };
        const result = await thread.ask<ReadResult>(request);
        if (!isSound(result)) faults.push(`${label}: an answer of no shape`);
        count(result.ok ? 'read' : result.reason);
        if (!result.ok && result.reason === 'scanned') wantRecognition.push({ name, bytes });
      } catch (error) {
        if (error instanceof ThreadEnded) count(`ended for ${error.reason}`);
        else faults.push(`${label}: ${error instanceof Error ? error.message : String(error)}`);
      }
      times.push(performance.now() - began);
      await findPhoto(bytes, label);
      most = Math.max(most, process.memoryUsage.rss() - base);
    };

    const findPhoto = async (bytes: Uint8Array, label: string) => {
      const began = performance.now();
      try {
        if (await thread.ask<ResumePhoto | null>({ kind: 'photo', bytes })) count('photo found');
      } catch (error) {
        if (error instanceof ThreadEnded) count(`photo: ended for ${error.reason}`);
        else faults.push(`${label}, photo: ${error instanceof Error ? error.message : String(error)}`);
      }
      times.push(performance.now() - began);
    };

    const hostile = hostileFiles();
    say(`${hostile.length} hostile files`);
    for (const it of hostile) await read(it, it.name);
    for (let i = 0; i < MUTATIONS; i++) {
      const original = seeds[i % seeds.length]!;
      await read(mutated(original, seeds, SEED * 1_000_000 + i), `${original.name}, damage ${i}`);
      if ((i + 1) % 500 === 0) say(`${i + 1} damaged files, ${faults.length} faults`);
    }
    await thread.close();

    const reader = createDocumentReader(readConfig().dataDir);
    const step = Math.max(1, Math.floor(wantRecognition.length / RECOGNISED));
    const chosen = wantRecognition.filter((_, index) => index % step === 0);
    say(`letters of ${chosen.length} of the ${wantRecognition.length} that hold pictures`);
    for (const { name, bytes } of chosen) {
      const result = await reader
        .readResume(bytes, name, NOW)
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      if (result instanceof Error) faults.push(`${name}, recognised: ${result.message}`);
      else count(`recognised: ${result.ok ? 'read' : result.reason}`);
    }
    await reader.close();
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    say([...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(', '));
    return measurementsOf(times, faults.length, most);
  },
};

function measurementsOf(times: readonly number[], faults: number, most: number): Measurement[] {
  return [
    {
      what: `fuzz: faults in ${times.length} damaged and hostile files`,
      budget: 0,
      measured: faults,
      unit: '',
    },
    {
      what: 'fuzz: slowest answer',
      budget: READING.giveUpMs + 2_000,
      measured: Math.max(...times),
      unit: 'ms',
    },
    { what: 'fuzz: p95 of the answers', budget: null, measured: percentile(times, 0.95), unit: 'ms' },
    { what: 'fuzz: most memory beside the start', budget: null, measured: most / 1_000_000, unit: 'MB' },
  ];
}

function isSound(result: ReadResult): boolean {
  return result.ok
    ? typeof result.text === 'string' && Array.isArray(result.resume.work)
    : Boolean(result.reason);
}

async function seedsWithPictures(): Promise<HostileFile[]> {
  const picture = portrait();
  const { width, height } = picture;
  const jpeg = await jpegOf(picture);
  const placed = { jpeg, pixels: { width, height }, x: 440, y: 40, width: 96, height: 120 };
  return [
    { name: 'photo.pdf', bytes: pdfWithPictures([placed]) },
    { name: 'photo.docx', bytes: docxWithPicture(jpeg, (text) => drawing(96, 120) + text) },
  ];
}

function seedFiles(): HostileFile[] {
  const golden = fs.readdirSync(GOLDEN).map((name) => ({
    name,
    bytes: new Uint8Array(fs.readFileSync(path.join(GOLDEN, name))),
  }));
  const lines = fs
    .readFileSync(path.join(GOLDEN, golden.find(({ name }) => name.endsWith('.txt'))!.name), 'utf8')
    .split('\n');
  return [
    ...golden,
    { name: 'plain.pdf', bytes: plainPdf(lines) },
    {
      name: 'arabic.txt',
      bytes: new TextEncoder().encode(
        'ليلى حداد\nممرضة\nالخبرة العملية\nمستشفى المدينة، دبي، يناير 2019 - حتى الآن\n'.repeat(8),
      ),
    },
  ];
}
