import type { files } from '#server/db/tables/index.ts';
import type { Actor } from '#server/platform/context.ts';

type FileRow = Pick<typeof files.$inferSelect, 'ownerId' | 'portal' | 'purpose'>;

/**
 * A person's own files are theirs alone; pictures of people and companies are seen across their portal. A portal's logos are
 * shown to everyone from a place of their own.
 */
export const maySee = (actor: Pick<Actor, 'id' | 'portal'>, file: FileRow): boolean =>
  file.ownerId === actor.id || (file.purpose === 'avatar' && file.portal === actor.portal);
