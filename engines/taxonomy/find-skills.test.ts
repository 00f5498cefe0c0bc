import { describe, expect, it } from 'vitest';
import { findSkills } from './find-skills.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

describe('findSkills', () => {
  it('finds skills of both languages in one text and says where they stand', () => {
    const text = 'Used Python daily. خبرة في إدارة المشاريع وبايثون';
    for (const found of findSkills(releaseTaxonomy, text))
      expect(text.slice(found.start, found.end)).toBe(found.text);
    expect(idsIn(text)).toEqual(['python', 'project-management', 'python']);
  });

  it('keeps the signs of C++, C# and .NET, and joins what is written with a dot or a dash', () => {
    expect(idsIn('C++/C#, .NET; node.js and NodeJS')).toEqual([
      'c-plus-plus',
      'c-sharp',
      'dot-net',
      'node-js',
      'node-js',
    ]);
    expect(idsIn('CI/CD, CICD, front-end development, frontend development')).toEqual([
      'continuous-integration',
      'continuous-integration',
      'front-end-development',
      'front-end-development',
    ]);
  });

  it('prefers the longest name', () => {
    expect(idsIn('Microsoft SQL Server administrator')).toEqual(['microsoft-sql-server']);
    expect(idsIn('IT project management')).toEqual(['it-project-management']);
  });

  it('stops at the borders of words in both scripts', () => {
    expect(idsIn('Javanese pythonic sqlite3x')).toEqual([]);
    expect(idsIn('تفاوضوا ومحاسبون')).toEqual([]);
  });

  it('reads through the prefixes of Arabic', () => {
    for (const form of ['التفاوض', 'والتفاوض', 'بالتفاوض', 'للتفاوض', 'كالتفاوض', 'وبالتفاوض', 'وتفاوض']) {
      expect(idsIn(`خبرة ${form}`), form).toEqual(['negotiation']);
    }
    const [found] = findSkills(releaseTaxonomy, 'يتمتع بمهارات وبالتفاوض');
    expect(found?.text).toBe('التفاوض');
  });

  it('is not misled by diacritics, tatweel and hamza', () => {
    expect(idsIn('اداره المشـــاريع')).toEqual(['project-management']);
    expect(idsIn('إِدَارَةُ المَشَارِيع')).toEqual(['project-management']);
  });

  it('takes English plurals and both spellings', () => {
    expect(idsIn('microservice and REST API')).toEqual(['microservices', 'rest-apis']);
    expect(idsIn('data visualization, data visualisation')).toEqual([
      'data-visualisation',
      'data-visualisation',
    ]);
  });

  it('takes a doubtful name only where its surroundings vouch for it', () => {
    expect(idsIn('We excel in service and go the extra mile')).toEqual([]);
    expect(idsIn('Must react quickly and express yourself')).toEqual([]);
    expect(idsIn('Access to the site needs a pass')).toEqual([]);
    expect(idsIn('Word, Excel and Access')).toEqual([
      'microsoft-word',
      'microsoft-excel',
      'microsoft-access',
    ]);
    expect(idsIn('Built components in React with TypeScript')).toEqual(['react', 'typescript']);
    expect(idsIn('Statistics in R')).toEqual(['statistics', 'r-language']);
    expect(idsIn('Grade C steel; R. Smith; vitamin C')).toEqual([]);
  });

  it('asks for a capital only of names that have one', () => {
    expect(idsIn('Built models with dbt and Snowflake, tested in SQL')).toContain('dbt');
    expect(idsIn('they excel at SQL and at reports')).not.toContain('microsoft-excel');
  });

  it('lets the lines of a list vouch for each other', () => {
    expect(idsIn('Skills\nJava\nSwift\nGo')).toEqual(['java', 'swift', 'go-language']);
  });

  it('does not join two sentences or two items into one name', () => {
    expect(idsIn('We value the project. Management decides.')).toEqual([]);
    expect(idsIn('project, management')).toEqual([]);
  });

  it('does not take the headings, promises and benefits of postings for skills', () => {
    expect(idsIn('Job description')).toEqual([]);
    expect(idsIn('الوصف الوظيفي')).toEqual([]);
    expect(idsIn('We are an equal opportunity employer and value diversity and inclusion.')).toEqual([]);
    expect(
      idsIn('Benefits: health insurance, life insurance, development budget and free yoga classes'),
    ).toEqual([]);
    expect(idsIn('If you join us you can rest assured that your writing counts')).toEqual([]);
    expect(idsIn('API testing with REST Assured')).toEqual(['api-testing', 'api-testing']);
    expect(idsIn('Led diversity and inclusion programmes')).toEqual(['diversity-and-inclusion']);
  });

  it('tells the final account of a project from the final accounts of a company', () => {
    expect(idsIn('Agreed the final account with subcontractors')).toEqual(['interim-payment-applications']);
    expect(idsIn('Closed ledgers, final accounts and VAT')).toContain('financial-statements');
    expect(idsIn('Pay the final account')).toEqual([]);
  });

  it('answers a long text in a moment', () => {
    const text =
      'Project management with Python in a fast-paced environment. خبرة في إدارة المشاريع. '.repeat(200);
    findSkills(releaseTaxonomy, text);
    const began = performance.now();
    expect(findSkills(releaseTaxonomy, text).length).toBe(800);
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('tells a season from a framework, and a certificate from the diploma above it', () => {
    expect(idsIn('Internship in Spring 2024, Java house')).toEqual(['java']);
    expect(idsIn('Java and Spring Boot')).toEqual(['java', 'spring']);
    expect(idsIn('JavaScript, no more')).toEqual(['javascript']);
    expect(idsIn('NEBOSH IGC. NEBOSH International Diploma. IOSH')).toEqual([
      'nebosh',
      'nebosh-diploma',
      'iosh-managing-safely',
    ]);
  });
});

function idsIn(text: string): string[] {
  return findSkills(releaseTaxonomy, text).map((found) => found.skillId);
}
