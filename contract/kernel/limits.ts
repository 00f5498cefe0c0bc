/** Figures of the product that both ends must agree on. */
const MB = 1024 * 1024;

/** Lengths in characters, sizes in bytes, amounts in pieces, each as its name says. */
export const LIMITS = {
  passwordMin: 8,
  passwordMax: 16,
  descriptionMin: 70,
  descriptionMax: 700,
  avatarBytes: 2 * MB,
  resumeBytes: 30 * MB,
  jobFileBytes: 30 * MB,
  awardBytes: 10 * MB,
  /** Highlights and awards with a file, of one person. */
  awards: 40,
  /** Of the knowledge base: of one file, of one company, and on a page of its list. */
  documentBytes: 30 * MB,
  documents: 1_000,
  documentsPerPage: 8,
  syllabusBytes: 20 * MB,
  chunkBytes: 1 * MB,
  /** All files of one person together, and of one whose onboarding is not done. */
  filesBytes: 500 * MB,
  filesBytesAtFirst: 100 * MB,
  /** All files of a company's people, of a portal's people, and of those of a portal who are not let in yet. */
  filesBytesOfCompany: 10_000 * MB,
  filesBytesOfPortal: 500_000 * MB,
  filesBytesOfNewcomers: 2_000 * MB,
  matchingJobsPerPage: 12,
  dashboardJobsPerPage: 5,
  /** Of one person. */
  savedSearches: 20,
  /** Fewer answers to a question than this, or fewer people in a group than that, and nothing is counted of them. */
  fairnessAnswers: 20,
  fairnessGroup: 5,
  /** Of fewer people who were chosen, or who were not, no share is told. */
  fairnessChosen: 3,
  /** Candidates who get one message at once, and how long it can be taken back. */
  messageRecipients: 100,
  messageUndoSeconds: 10,
  /** Of one company. */
  messageTemplates: 60,
  /** People who are asked at once whether a job interests them, and how long it can be taken back. */
  pokesAtOnce: 100,
  pokeUndoSeconds: 10,
  /** Questions of one recruiter a day; those of a company are in the levels of its bulk limits. */
  pokesOfRecruiterPerDay: 50,
  /** Questions that reach one person a week, from one company and in all. */
  pokesFromCompanyPerWeek: 3,
  pokesToPersonPerWeek: 8,
  /** Of one person, and the longest name of an employer. */
  blockedCompanies: 200,
  employerName: 160,
  notificationsPerPage: 20,
  notificationPollMs: 45_000,
  snackbarMs: 6_000,
  /** The server's list of a job's candidates keeps scores above this. */
  candidateScoreFloor: 0.2,
  /** Lists of matches hide weaker ones than this until asked. */
  candidateDisplayFloor: 0.3,
  /** Beside a strong match they hide what has less than this share of it. */
  candidateDisplayShare: 0.85,
  /** From here on a match is counted as a strong one. */
  candidateStrongFloor: 0.5,
  verificationCodeMinutes: 15,
  verificationTries: 5,
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
} as const;
