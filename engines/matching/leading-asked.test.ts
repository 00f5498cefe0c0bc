import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { leadingToGain, ledBy } from './leading-asked.ts';
import { jobFeaturesFromText, profileFeatures } from './read-features.ts';

const person = (title: string, text: string) => profileFeatures(releaseTaxonomy, { title, text });
const job = (title: string, text: string) => jobFeaturesFromText(releaseTaxonomy, { title, text });
const technician = person('HVAC Technician', 'Chillers, AHUs, PPM rounds.');
const lead = job('HVAC Supervisor', 'Lead a crew of 8 technicians, permits and rosters.');

describe('how far somebody has led people', () => {
  it('is told by titles and by clauses that deny nothing', () => {
    expect(ledBy(technician, releaseTaxonomy)).toBe('nobody');
    expect(
      ledBy(person('Operator', 'Supervised a shift of 6 operators for two years.'), releaseTaxonomy),
    ).toBe('crew');
    expect(ledBy(person('محاسب', 'أشرف على فريق من ٤ محاسبين'), releaseTaxonomy)).toBe('crew');
    expect(ledBy(person('محاسب', 'لم أشرف على فريق بعد'), releaseTaxonomy)).toBe('nobody');
    expect(ledBy(person('Operator', 'Never led a team.'), releaseTaxonomy)).toBe('nobody');
    expect(ledBy(person('Finance Manager', 'Budgets.'), releaseTaxonomy)).toBe('team');
    expect(ledBy(person('Officer', 'Commanded 90 men at a border post.'), releaseTaxonomy)).toBe('team');
    expect(ledBy(person('Nurse', 'Managed 300 files of patients.'), releaseTaxonomy)).not.toBe('team');
    expect(ledBy(person('Army Major', 'Stores and convoys.'), releaseTaxonomy)).toBe('team');
    expect(ledBy(person('Waiter', 'Section of 8 tables, trolley service.'), releaseTaxonomy)).toBe('nobody');
    expect(ledBy(person('Mason', 'Giving work to 6 masons each day.'), releaseTaxonomy)).toBe('crew');
    expect(ledBy(person('Buyer', 'Handling 4 drivers and a clerk.'), releaseTaxonomy)).toBe('crew');
  });
});

describe('leading people', () => {
  const gained = (...args: Parameters<typeof leadingToGain>) => leadingToGain(...args)?.kind ?? null;

  it('is learned by whoever is asked to lead for the first time, and by nobody who has led as far', () => {
    expect(gained(lead, technician, null, releaseTaxonomy)).toBe('leading');
    const supervisor = person('HVAC Supervisor', 'Supervises a crew of 5.');
    expect(gained(lead, supervisor, null, releaseTaxonomy)).toBeNull();
    const manager = job('Facilities Manager', 'Contracts and budgets of two towers, lead a team of 30.');
    expect(gained(manager, supervisor, null, releaseTaxonomy)).toBe('leading');
    const leader = person('Maintenance Manager', 'Team of 30.');
    expect(gained(manager, leader, null, releaseTaxonomy)).toBeNull();
  });

  it('is not asked where a job names no people to lead', () => {
    expect(gained(job('HVAC Technician', 'Chillers.'), technician, null, releaseTaxonomy)).toBeNull();
    const titled = job('Workshop Supervisor', 'Jigs and presses. Crew of 9.');
    expect(gained(titled, technician, null, releaseTaxonomy)).toBe('leading');
    const counsel = job('Legal Adviser', 'Contracts and licences. Team of 3 lawyers.');
    expect(gained(counsel, technician, null, releaseTaxonomy)).toBeNull();
    const accounts = job('Account Executive', 'Manage 4 supermarket chains and their promotions.');
    expect(gained(accounts, technician, null, releaseTaxonomy)).toBeNull();
  });

  it('goes on past the first steps for whoever has led a crew and is to manage', () => {
    const supervisor = person('Housekeeping Supervisor', 'Supervises 14 room attendants since 2016.');
    const manager = job('Executive Housekeeper', 'Lead the department of 96 people, its budget and rosters.');
    const courses =
      leadingToGain(manager, supervisor, 'executive-housekeeper', releaseTaxonomy)?.courseIds ?? [];
    const levels = courses.map((id) => releaseTaxonomy.course(id)?.level);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels).not.toContain('beginner');
  });
});
