import { useAddress } from '#web/platform/address.ts';
import { ANY_HOURS, UPSKILL } from './courses.addresses.ts';

export const NO_WISHES = { free: false, language: '', hours: ANY_HOURS } as const;

export const useUpskillAddress = () => useAddress(UPSKILL);
export type UpskillAddress = ReturnType<typeof useUpskillAddress>[0];

export const hasWishes = ({ free, language, hours }: UpskillAddress) =>
  free || language !== '' || hours < ANY_HOURS;
