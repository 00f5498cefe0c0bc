export const NETWORKS = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const;
