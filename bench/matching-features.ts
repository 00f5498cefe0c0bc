import type { JobFeatures, ProfileFeatures } from '#engines/matching/index.ts';
import type { Chance } from '#server/db/demo/random.ts';
import { SKILLS, type WrittenDocuments } from './matching-documents.ts';

/**
 * Features in any number with words of their own, as the product stores them, from documents that were written and
 * read. Each takes most lines of one and some of another with the same title, so that no vector of a text can be
 * remembered from an earlier one; skills up to 16 come from both and from a third, other facts from still others.
 */
export class MixedFeatures {
  readonly #chance: Chance;
  readonly #written: WrittenDocuments;
  readonly #jobsLike: Map<string, JobFeatures[]>;
  readonly #profilesLike: Map<string, ProfileFeatures[]>;

  constructor(chance: Chance, written: WrittenDocuments) {
    this.#chance = chance;
    this.#written = written;
    this.#jobsLike = Map.groupBy(written.jobs, ({ title }) => title);
    this.#profilesLike = Map.groupBy(written.profiles, titleOf);
  }

  job(): JobFeatures {
    const chance = this.#chance;
    const { jobs } = this.#written;
    const own = chance.one(jobs);
    const like = chance.one(this.#jobsLike.get(own.title)!);
    return {
      ...chance.one(jobs),
      title: own.title,
      skills: mixedSkills([own, like, chance.one(jobs)]),
      text: this.#text(own.text, like.text),
    };
  }

  profile(): ProfileFeatures {
    const chance = this.#chance;
    const { profiles } = this.#written;
    const own = chance.one(profiles);
    const like = chance.one(this.#profilesLike.get(titleOf(own))!);
    return {
      ...chance.one(profiles),
      titles: own.titles,
      skills: mixedSkills([own, like, chance.one(profiles)]),
      text: this.#text(own.text, like.text),
    };
  }

  #text(own: string, like: string): string {
    const chance = this.#chance;
    const lines = [
      ...own.split('\n').filter(() => chance.happens(0.8)),
      ...like.split('\n').filter(() => chance.happens(0.3)),
    ];
    return chance.some(lines, lines.length).join('\n');
  }
}

const titleOf = ({ titles }: ProfileFeatures) => titles[0]?.title ?? '';

function mixedSkills<Skill extends { id: string | null; name: string }>(
  sources: readonly { skills: readonly Skill[] }[],
): Skill[] {
  const skills = new Map<string, Skill>();
  for (const skill of sources.flatMap((source) => source.skills)) {
    const key = skill.id ?? skill.name;
    if (skills.size < SKILLS && !skills.has(key)) skills.set(key, skill);
  }
  return [...skills.values()];
}
