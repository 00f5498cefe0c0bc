import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { profileSkillsIn } from './read-skills.ts';
import { isTrusted, namedBy, type SkillOfOwner, type Telling } from './trusted-proof.ts';

const shownOf = (title: string, text: string, skillId: string) =>
  profileSkillsIn(releaseTaxonomy, [title], text).skills.find(({ id }) => id === skillId);
const own: SkillOfOwner = { kind: 'ability', isOwn: true, named: 'wholly' };
const told: Telling = { proof: 'told', words: 9, isTold: false, isBehindColon: false, isInTitle: false };

describe('what convinces of a skill', () => {
  it("is told of one's own work, and of other work by name", () => {
    const other: SkillOfOwner = { ...own, isOwn: false };
    expect(isTrusted({ ...told, isTold: true }, { ...own, named: 'otherwise' })).toBe(true);
    expect(isTrusted({ ...told, isTold: true }, { ...other, named: 'otherwise' })).toBe(false);
    expect(isTrusted(told, other)).toBe(true);
    expect(isTrusted(told, { ...other, kind: 'knowledge' })).toBe(false);
    expect(isTrusted({ ...told, proof: 'told with figures' }, { ...other, kind: 'knowledge' })).toBe(true);
  });

  it('is no short list, no tool in few words, and no knowledge that is called by another name', () => {
    expect(isTrusted({ ...told, proof: 'listed', words: 3 }, own)).toBe(false);
    expect(isTrusted({ ...told, proof: 'listed', words: 6 }, own)).toBe(true);
    expect(isTrusted({ ...told, words: 4 }, { ...own, kind: 'tool' })).toBe(false);
    expect(isTrusted(told, { ...own, kind: 'tool', isOwn: false })).toBe(true);
    const guessed: SkillOfOwner = { kind: 'knowledge', isOwn: true, named: 'otherwise' };
    expect(isTrusted(told, guessed)).toBe(false);
    expect(isTrusted({ ...told, isTold: true }, guessed)).toBe(true);
  });

  it('is no line that heads a job without what was done in it, and none of lines that ran into each other', () => {
    const heads: Telling = { ...told, proof: 'with the years of a job' };
    expect(isTrusted(heads, own)).toBe(false);
    expect(isTrusted({ ...heads, isBehindColon: true }, own)).toBe(true);
    expect(isTrusted({ ...told, words: 40 }, own)).toBe(false);
  });

  it('tells by how much of a name the words hold', () => {
    const skill = releaseTaxonomy.skill('preventive-maintenance')!;
    expect(namedBy('preventive maintenance', skill)).toBe('wholly');
    expect(namedBy('maintenance rounds', skill)).toBe('in part');
    expect(namedBy('PPM', skill)).toBe('otherwise');
  });

  it('is no title of other work, and nothing that is only known', () => {
    expect(isTrusted({ ...told, isInTitle: true }, { ...own, isOwn: false })).toBe(false);
    expect(isTrusted({ ...told, isInTitle: true }, own)).toBe(true);
    const title = 'Approved as tiling inspector on the villas of two developers';
    expect(shownOf('Quality Inspector', title, 'tiling')?.place).toBeUndefined();
    expect(
      shownOf('Tiler', 'I know: plastering walls, tiling of wet rooms', 'tiling')?.place,
    ).toBeUndefined();
  });

  it('leaves a skill without a sentence where none convinces', () => {
    const text = 'Sage 50 and Opera';
    expect(shownOf('Receptionist', text, 'opera-pms')).toBeDefined();
    expect(shownOf('Receptionist', text, 'opera-pms')?.place).toBeUndefined();
    const told = 'Opened and closed the folios of 140 rooms in Opera PMS at night';
    expect(shownOf('Receptionist', told, 'opera-pms')?.place?.text).toBe(told);
  });
});
