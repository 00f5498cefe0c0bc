import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { bestProof } from './evidence.ts';
import { isTrusted, oddsOf, type SkillOfOwner, traitsOf } from './evidence-odds.ts';
import { profileSkillsIn } from './read-skills.ts';

const shownOf = (title: string, text: string, skillId: string) =>
  profileSkillsIn(releaseTaxonomy, [title], text).skills.find(({ id }) => id === skillId);
const ofOwner = (id: string, isOwn = true): SkillOfOwner => ({
  concept: releaseTaxonomy.skill(id)!,
  isOwn,
  together: 1,
  hasKin: false,
});
const maintenance = ofOwner('preventive-maintenance');

describe('how likely a sentence convinces of a skill', () => {
  it("is likelier of one's own work, beside its kin, with figures and by its whole name", () => {
    const sentence = 'Preventive maintenance of pumps';
    const odds = (skill: SkillOfOwner) => oddsOf(sentence, 'preventive maintenance', 'told', skill);
    expect(odds(maintenance)).toBeGreaterThan(odds({ ...maintenance, isOwn: false }));
    expect(odds({ ...maintenance, hasKin: true, together: 4 })).toBeGreaterThan(odds(maintenance));
    expect(
      oddsOf(`${sentence} of 40 villas`, 'preventive maintenance', 'told with figures', maintenance),
    ).toBeGreaterThan(odds(maintenance));
    expect(traitsOf(sentence, 'preventive maintenance', 'told', maintenance)).toContain('named wholly');
    expect(traitsOf(sentence, 'maintenance', 'told', maintenance)).not.toContain('named wholly');
  });

  it('is less likely of what others do, of a title, and of a bare list', () => {
    const telling = (sentence: string, name: string, id: string) =>
      traitsOf(sentence, name, 'told', ofOwner(id));
    expect(telling('Evacuation drills with mall HSE', 'HSE', 'occupational-safety')).toContain(
      'behind what leads to others',
    );
    expect(telling('Fibre optic technician, Muscat', 'Fibre optic', 'fibre-optic-networks')).toEqual(
      expect.arrayContaining(['a calling in few words', 'part of a calling']),
    );
    expect(telling('Closed the day in Opera PMS', 'Opera PMS', 'opera-pms')).toContain(
      'a tool that is worked in',
    );
    const listed = oddsOf('HACCP, temperature logs', 'HACCP', 'listed', ofOwner('haccp'));
    expect(listed).toBeLessThan(oddsOf('HACCP, temperature logs', 'HACCP', 'told', ofOwner('haccp')));
  });

  it('shows no tool of another work that a sentence names by the way', () => {
    const sentence = 'Built the lake for POS and loyalty data of 400 stores';
    expect(isTrusted(sentence, 'POS', 'told with figures', ofOwner('point-of-sale-systems', false))).toBe(
      false,
    );
    const title = 'Approved as tiling inspector on the villas of two developers';
    expect(shownOf('Quality Inspector', title, 'tiling')?.place).toBeUndefined();
  });

  it('leaves a skill without a sentence where none convinces', () => {
    const text = 'Sage 50 and Opera';
    expect(shownOf('Receptionist', text, 'opera-pms')).toBeDefined();
    expect(shownOf('Receptionist', text, 'opera-pms')?.place).toBeUndefined();
    const told = 'Opened and closed the folios of 140 rooms in Opera PMS at night';
    expect(shownOf('Receptionist', told, 'opera-pms')?.place?.text).toBe(told);
  });

  it('shows no care of patients by work at the devices that they are treated with, nor work by looking it over', () => {
    const machines = 'Preventive maintenance and repair of 160 dialysis machines in 11 hospitals';
    expect(shownOf('Biomedical Engineer', machines, 'dialysis-care')?.place).toBeUndefined();
    const sentence = 'Maintenance of ventilators of 40 beds, ventilator management';
    const care = ofOwner('ventilator-management', false);
    const place = { text: sentence, in: 'text', start: 0, end: sentence.length } as const;
    const mention = { name: 'ventilators', isTool: false, place };
    expect(bestProof([{ ...mention, skill: care }])).toBeUndefined();
    const inspected = 'Inspect scaffolding of 12 towers every day and tag it';
    expect(shownOf('Safety Officer', inspected, 'scaffolding')?.place).toBeUndefined();
  });
});
