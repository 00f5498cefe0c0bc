import type { Profile } from '#contract/features/profiles.contract.ts';

export interface LinksProps {
  social: Profile['social_links'];
  details: Profile['personal_details'];
}

export const NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;
