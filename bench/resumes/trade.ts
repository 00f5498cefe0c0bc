/** What is known of a trade before anyone is invented who follows it. Lists are written with `|` between items. */
export interface Trade {
  id: string;
  set: 'dev' | 'more' | 'look';
  /** From the latest post to the first. */
  titles: string;
  orgs: string;
  /** degree ; field */
  degrees: string;
  /** name ; issuer ; months valid ; pattern of the number */
  certs: string;
  skills: string;
  did: string;
  about: string;
  workHeading?: string;
  /** name ; what it was */
  projects?: string;
  publications?: string;
  isYoung?: boolean;
}
