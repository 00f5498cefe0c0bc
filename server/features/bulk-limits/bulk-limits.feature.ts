import { feature } from '#server/platform/feature.ts';
import { bulkLimitRoutes } from './bulk-limits.routes.ts';
import { bulkLimitWords } from './bulk-limits.words.ts';

export default feature({ name: 'bulk-limits', routes: bulkLimitRoutes, words: bulkLimitWords });
