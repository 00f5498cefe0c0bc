import { text, useAddress, wholeNumber, yesOrNo } from '#web/platform/address.ts';

/** More than all courses take together: any number of hours. */
export const ANY_HOURS = 10_000;

const ADDRESS = {
  /** Whose gap it is: that of a job, or of an occupation; one's goal where neither is named. */
  job: text(),
  occupation: text(),
  free: yesOrNo(),
  language: text(),
  /** Hours that all courses together may take. */
  hours: wholeNumber(ANY_HOURS),
  /** The course whose details are open. */
  course: text(),
};

export const NO_WISHES = { free: false, language: '', hours: ANY_HOURS } as const;

export const useUpskillAddress = () => useAddress(ADDRESS);
export type UpskillAddress = ReturnType<typeof useUpskillAddress>[0];

export const hasWishes = ({ free, language, hours }: UpskillAddress) =>
  free || language !== '' || hours < ANY_HOURS;
