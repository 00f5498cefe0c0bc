import { describe, expect, it } from 'vitest';
import type { Line } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { readProjects } from './projects.ts';

const projectsOf = (...lines: (string | Line)[]) =>
  readProjects(lines.map((line) => (typeof line === 'string' ? lineOf(line) : line))).map(
    ({ name, details }) => [name, ...details],
  );
const bold = (text: string) => lineOf(text, { bold: true });

describe('projects', () => {
  it('open with bold lines, where others are not bold', () => {
    expect(
      projectsOf(bold('Metro Line'), 'Welded two stations', bold('Harbour Bridge'), 'Measured steel'),
    ).toEqual([
      ['Metro Line', 'Welded two stations'],
      ['Harbour Bridge', 'Measured steel'],
    ]);
  });

  it('open with lines among bullets, and are told of by these', () => {
    expect(projectsOf('Metro Line', '• Welded two stations', 'Harbour Bridge', '• Measured steel')).toEqual([
      ['Metro Line', 'Welded two stations'],
      ['Harbour Bridge', 'Measured steel'],
    ]);
    // A line that goes on in small letters, or follows another without a gap, is told of the project above.
    expect(projectsOf('Metro Line', '• Welded two', 'stations of it')).toHaveLength(1);
    expect(projectsOf('Metro Line', 'Client Gulf Rail', '• Welded')).toHaveLength(1);
    expect(projectsOf('Metro Line', lineOf('Harbour Bridge', { gap: 2 }), '• Welded')).toHaveLength(2);
  });

  it('are the bullets themselves where there is nothing else', () => {
    expect(projectsOf('• Metro Line', '• Harbour Bridge').map(([name]) => name)).toEqual([
      'Metro Line',
      'Harbour Bridge',
    ]);
  });

  it('open after a gap, or with a date, where all lines look alike', () => {
    expect(projectsOf('Metro Line', 'Welded', lineOf('Harbour Bridge', { gap: 2 }), 'Measured')).toEqual([
      ['Metro Line', 'Welded'],
      ['Harbour Bridge', 'Measured'],
    ]);
    expect(projectsOf('Metro Line', 'Welded', lineOf('Harbour Bridge', { gap: 1.9 }))).toHaveLength(1);
    expect(projectsOf('Metro Line', 'Welded', 'Harbour Bridge, 2019').map(([name]) => name)).toEqual([
      'Metro Line',
      'Harbour Bridge',
    ]);
  });

  it('are not opened by what is labelled as told of one', () => {
    expect(projectsOf(bold('Metro Line'), bold('Role: Welder'), 'Two stations')).toHaveLength(1);
  });

  it('are called by what stands before a colon or brackets, and by no sentence', () => {
    expect(projectsOf('• Metro Line (Doha)', '• Harbour: the bridge').map(([name]) => name)).toEqual([
      'Metro Line',
      'Harbour',
    ]);
    expect(projectsOf(`• ${'word '.repeat(14)}`)).toHaveLength(1);
    expect(projectsOf(`• ${'word '.repeat(15)}`)).toHaveLength(0);
  });
});
