import type pg from 'pg';
import {
  type Calibration,
  firstCalibration,
  type PreparedJob,
  type PreparedProfile,
  roundedText,
} from '#engines/matching/index.ts';
import { skillCredits } from '#engines/matching/skill-credits.ts';
import { released } from './released.ts';

/** What the SQL asks for: the whole score but for titles, whose likeness no column can hold. */
export const WITHOUT_TITLES: Calibration = {
  ...firstCalibration,
  version: `${firstCalibration.version}, no titles`,
  weights: { ...firstCalibration.weights, title: 0 },
};

/** Jobs written in one statement. */
const BATCH = 1_000;
const NEEDS = [0, 1, 2, 3, 4, 5];

/**
 * The weighted sum of skills and text times the gates, as an expert would ask PostgreSQL for it: skills and terms
 * row by row under indexes that hold all that is read of them, laid out in their order; gates and the 96 dense
 * components as columns. PostgreSQL's own extensions know no product of vectors.
 */
export class JobsInSql {
  readonly #client: pg.PoolClient;
  readonly #requirements = new Map<string, number>();

  private constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Loads jobs, which come as they are asked for, and leaves the tables vacuumed and analysed. */
  static async load(
    client: pg.PoolClient,
    size: number,
    nextJob: (at: number) => PreparedJob,
  ): Promise<JobsInSql> {
    const held = new JobsInSql(client);
    // Sums over a hundred thousand jobs shall not spill to disk.
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; ${tables()}`);
    for (let from = 0; from < size; from += BATCH) {
      const jobs = Array.from({ length: Math.min(BATCH, size - from) }, (_, i) => nextJob(from + i));
      await held.#write(jobs, from);
    }
    await client.query(SETTLE);
    await client.query('vacuum analyze sql_jobs, sql_skills, sql_terms');
    return held;
  }

  /** Positions and strengths (the score before its sigmoid, 0 to 1) of the best jobs for a profile, best first. */
  async best(profile: PreparedProfile, limit: number): Promise<{ at: number; strength: number }[]> {
    const text = roundedText(profile.text);
    const languages = profile.languages && firstOfEach(profile.languages);
    const { rows } = await this.#client.query<{ at: number; strength: number }>(
      questionOf(profile, text.dense, limit),
      [...creditsOf(profile), text.ids, text.weights, languages?.ids ?? null, languages?.levels ?? null].map(
        (values) => values && [...values],
      ),
    );
    return rows;
  }

  async #write(jobs: readonly PreparedJob[], from: number): Promise<void> {
    const texts = jobs.map(({ text }) => roundedText(text));
    const dense = Array.from({ length: dimensions() }, (_, d) => texts.map((text) => text.dense[d]!));
    const values = [
      jobs.map((_, i) => from + i),
      jobs.map(({ totalWeight }) => totalWeight > 0),
      jobs.map(({ minYears }) => minYears),
      jobs.map(({ education }) => education),
      jobs.map(({ place }) => place.country),
      jobs.map(({ place }) => place.city),
      jobs.map(({ remote }) => remote),
      await this.#requirementsOf(jobs),
      texts.map(({ script }) => script),
      ...dense,
    ];
    await this.#client.query(
      `insert into sql_jobs select * from unnest(${casts(values.length)})`,
      values.map((column) => [...column]),
    );
    const skills = jobs.flatMap((job, i) =>
      [...job.skills].map((skill, n) => [skill, job.needs[n]!, from + i, job.weights[n]! / job.totalWeight]),
    );
    await this.#client.query(
      'insert into skills_read select * from unnest($1::int[], $2::int[], $3::int[], $4::float8[])',
      columnsOf(skills, 4),
    );
    const terms = texts.flatMap((text, i) =>
      [...text.ids].map((term, n) => [term, from + i, text.weights[n]!]),
    );
    await this.#client.query(
      'insert into terms_read select * from unnest($1::int[], $2::int[], $3::real[])',
      columnsOf(terms, 3),
    );
  }

  /** Which languages each job asks for, as the number of a set that is kept once; null where it asks for none. */
  async #requirementsOf(jobs: readonly PreparedJob[]): Promise<(number | null)[]> {
    const numbers: (number | null)[] = [];
    for (const { languages } of jobs) {
      const key = `${languages.ids} ${languages.levels}`;
      const known = this.#requirements.get(key);
      const number = known ?? this.#requirements.size;
      numbers.push(languages.ids.length > 0 ? number : null);
      if (known !== undefined || languages.ids.length === 0) continue;
      this.#requirements.set(key, number);
      await this.#client.query(
        'insert into sql_languages select $1, * from unnest($2::int[], $3::smallint[])',
        [number, [...languages.ids], [...languages.levels]],
      );
    }
    return numbers;
  }
}

const dimensions = () => released.model.text.vector('').dense.length;

const JOB_TYPES = ['int', 'boolean', 'smallint', 'smallint', 'int', 'int', 'boolean', 'int', 'text'];
const casts = (count: number) =>
  Array.from({ length: count }, (_, i) => `$${i + 1}::${JOB_TYPES[i] ?? 'real'}[]`).join(', ');

const tables = () => `
  create unlogged table sql_jobs (
    at int, has_skills boolean, min_years smallint, education smallint, country int, city int, remote boolean,
    requirement int, script text, ${Array.from({ length: dimensions() }, (_, d) => `d${d} real`).join(', ')});
  create unlogged table sql_languages (requirement int, language int, level smallint);
  create unlogged table skills_read (skill int, need int, at int, share float8);
  create unlogged table terms_read (term int, at int, weight real);`;

const SETTLE = `
  create unlogged table sql_skills as select * from skills_read order by skill, need, at;
  create index on sql_skills (skill, need) include (at, share);
  create unlogged table sql_terms as select * from terms_read order by term, at;
  create index on sql_terms (term) include (at, weight);
  alter table sql_jobs add primary key (at);
  drop table skills_read, terms_read;`;

const columnsOf = (rows: readonly (readonly number[])[], count: number) =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column]!));

/** Skill, level needed and what the profile earns for it, wherever that is anything: three columns. */
function creditsOf(profile: PreparedProfile): [number[], number[], number[]] {
  const model = released.model;
  const near = [...profile.skills].filter((skill) => skill >= 0).map((skill) => model.neighboursOf(skill));
  const skills = Int32Array.from(new Set([...profile.skills, ...near.flatMap((it) => [...it.skills])]));
  const rows = NEEDS.flatMap((need) => {
    const { credit } = skillCredits(
      { skills, needs: new Uint8Array(skills.length).fill(need) },
      profile,
      model,
    );
    return [...skills].map((skill, i) => [skill, need, credit[i]!]).filter(([, , earned]) => earned! > 0);
  });
  return columnsOf(rows, 3) as [number[], number[], number[]];
}

/** The same language said twice counts as it was said first. */
function firstOfEach({ ids, levels }: NonNullable<PreparedProfile['languages']>): {
  ids: number[];
  levels: number[];
} {
  const first = [...ids.keys()].filter((at) => ids.indexOf(ids[at]!) === at);
  return { ids: first.map((at) => ids[at]!), levels: first.map((at) => levels[at]!) };
}

/**
 * The question about one profile. The profile's facts and dense components stand in it as numbers, so that the
 * planner folds what is the same for all jobs. The rules of the gates are those of the engine's score.
 */
function questionOf(profile: PreparedProfile, dense: Float32Array, limit: number): string {
  const { text } = released.model;
  const { weights, gates, textPower } = WITHOUT_TITLES;
  const { country, city } = profile.place;
  const share = (of: 'sparse' | 'dense') =>
    `case when script = '${profile.text.script}' then ${text.sameScript[of]} else ${text.acrossScripts[of]} end`;
  const product = [...dense].map((value, d) => `d${d} * (${value})::real`).join(' + ');
  return `
    with skills as (
      select held.at, sum(held.share * asked.credit) as value
      from unnest($1::int[], $2::int[], $3::float8[]) as asked(skill, need, credit)
      join sql_skills as held on held.skill = asked.skill and held.need = asked.need
      group by held.at
    ), terms as (
      select held.at, sum(held.weight * asked.weight) as product
      from unnest($4::int[], $5::real[]) as asked(term, weight)
      join sql_terms as held on held.term = asked.term
      group by held.at
    ), spoken as (
      select asked.requirement, 1 - 0.4 * avg(case
        when held.language is null then 1
        when asked.level > 0 and held.level > 0 and held.level < asked.level - 1 then 0.5
        else 0 end) as value
      from sql_languages as asked
      left join unnest($6::int[], $7::int[]) as held(language, level) on held.language = asked.language
      where $6 is not null
      group by asked.requirement
    ), parts as (
      select at,
        has_skills,
        coalesce(skills.value, 0) as skills,
        power(least(1, greatest(0, (${share('sparse')}) * coalesce(terms.product, 0)
          + (${share('dense')}) * (${product}))), ${textPower}) as text,
        case when min_years <= 0 or ${profile.years} < 0 then 1
          else least(1, ${profile.years}::float8 / min_years) end as experience,
        case when education <= 0 or ${profile.education} < 0 then 1
          else greatest(0, 1 - 0.5 * greatest(0, education - ${profile.education})) end as education,
        case
          when remote or (country = 0 and city = 0) or (${country} = 0 and ${city} = 0) then 1
          when city <> 0 and city = ${city} then 1
          when country <> 0 and country = ${country} then
            case when city = 0 or ${city} = 0 or ${profile.relocates} then 1 else 0.7 end
          when country = 0 or ${country} = 0 then 1
          else case when ${profile.relocates} then 0.8 else 0 end end as location,
        coalesce(spoken.value, 1) as language
      from sql_jobs
      left join skills using (at)
      left join terms using (at)
      left join spoken using (requirement)
    )
    select at, (case when has_skills
        then (${weights.skills} * skills + ${weights.text} * text) / ${weights.skills + weights.text}
        else text end
      * ${gateOf('experience', gates.experience)} * ${gateOf('education', gates.education)}
      * ${gateOf('location', gates.location)} * ${gateOf('language', gates.language)})::float8 as strength
    from parts order by strength desc, at limit ${limit}`;
}

const gateOf = (gate: string, weight: number) => `(${1 - weight} + ${weight} * ${gate})`;
