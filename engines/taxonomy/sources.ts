import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Name } from './concepts.ts';

/** The classifications of which an installation may import a release beside our own data. */
export const releases = ['esco', 'onet'] as const;
export type Release = (typeof releases)[number];

/** A public reference release that the taxonomy may hold data of, with the words its licence asks for. */
export type DataSource = {
  id: Release;
  name: Name;
  licence: string;
  attribution: Name;
  address: string;
};

/** What an installation that holds data of a release must say of it. */
export const dataSources: Readonly<Record<Release, DataSource>> = {
  esco: {
    id: 'esco',
    name: { en: 'ESCO', ar: 'إسكو' },
    licence: 'Commission Decision 2011/833/EU',
    attribution: {
      en: 'This service uses the ESCO classification of the European Commission.',
      ar: 'تستخدم هذه الخدمة تصنيف إسكو (ESCO) الصادر عن المفوضية الأوروبية.',
    },
    address: 'https://esco.ec.europa.eu',
  },
  onet: {
    id: 'onet',
    name: { en: 'O*NET', ar: 'أونِت' },
    licence: 'CC BY 4.0',
    attribution: {
      en: 'This site includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. Masar has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
      ar: 'يتضمن هذا الموقع معلومات من قاعدة بيانات أونِت (O*NET) الصادرة عن إدارة التوظيف والتدريب بوزارة العمل الأمريكية (USDOL/ETA)، وتُستخدم بموجب رخصة CC BY 4.0. وأونِت علامة تجارية لها. وقد عدّلت مسار بعض هذه المعلومات أو كلها، ولم تعتمد الوزارة هذه التعديلات أو تصادق عليها أو تختبرها.',
    },
    address: 'https://www.onetcenter.org/database.html',
  },
};

/**
 * The folders below a data folder that the taxonomy reads on top of its release, as far as they are there, each after those
 * it may build on: imported releases, then what the people who run this installation write themselves.
 */
export function taxonomyFoldersIn(dataDir: string): string[] {
  return [...releases, 'local'].map((name) => folderOf(dataDir, name)).filter((folder) => existsSync(folder));
}

/** The folder that an import of a release writes, and those that it builds on. */
export function importFolders(dataDir: string, release: Release): { target: string; basis: string[] } {
  return {
    target: folderOf(dataDir, release),
    basis: releases.slice(0, releases.indexOf(release)).map((name) => folderOf(dataDir, name)),
  };
}

/** The public releases whose data this installation holds. */
export function sourcesIn(dataDir: string): DataSource[] {
  return releases.filter((name) => existsSync(folderOf(dataDir, name))).map((name) => dataSources[name]);
}

function folderOf(dataDir: string, name: string): string {
  return join(dataDir, 'taxonomy', name);
}
