/** A skill that is missing, or not known well enough. */
export interface GapSkill {
  skillId: string;
  /** What closing it brings: the score's lift, or any other weight. What brings nothing is passed over, unless usual. */
  lift: number;
  /** 1 (aware) to 5 (expert); any will do where it is absent. */
  level?: number;
  /** The level that the learner has already, where they know something of it: what teaches no more is no help. */
  have?: number;
  /** Without it the rest counts little: what closes it comes first. */
  must?: boolean;
  /** What the learner's own work is made of: likely had, though they do not say so. */
  isLikelyHad?: boolean;
  /** Usual for the occupation, and not stated by the job. */
  isUsual?: boolean;
}

/** A skill of a gap with what closing it is worth beside the others (`worthOfSkill`). */
export interface WeighedGapSkill extends GapSkill {
  worth: number;
}
