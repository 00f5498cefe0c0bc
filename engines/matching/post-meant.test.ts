import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';
import { postMeant } from './post-meant.ts';
import { jobFeaturesFromText, profileFeatures } from './read-features.ts';

const text = `We are hiring for our new resort:
- Front Office: guest service agents (Opera)
- F&B service: waiters
- Kitchen: commis, pastry commis
- Housekeeping: room attendants (we train)`;
const meantFor = (title: string, years: number, told: string, of = 'Guest Service Agents / Waiters') => {
  const job = jobFeaturesFromText(releaseTaxonomy, { title: of, text: of.includes('Waiters') ? text : '' });
  return postMeant(job, profileFeatures(releaseTaxonomy, { title, years, text: told }), releaseModel);
};

describe('the post that is meant of several', () => {
  it('is the one nearest to what somebody does, without what the others ask for', () => {
    const cook = meantFor('Cook', 5, 'Arabic food, soups, kitchen of a family.');
    expect(cook?.id).toBe('commis-chef');
    expect(cook?.isOfOthers('opera-pms')).toBe(true);
    const receptionist = meantFor('Receptionist', 5, 'Front desk, appointments, cash and card collection.');
    expect(receptionist?.id).toBe('hotel-receptionist');
    expect(receptionist?.isOfOthers('opera-pms')).toBe(false);
  });

  it('is none where a posting is for one trade, though its title has two names', () => {
    expect(meantFor('Cook', 5, 'Soups.', 'Waiter')).toBeNull();
    expect(meantFor('Cook', 5, 'Soups.', 'Power BI Developer / Data Analyst')).toBeNull();
  });
});
