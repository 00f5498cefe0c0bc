export { fileRoutes } from './files.routes.ts';
export { ownFile, presentFile, readFile } from './files.service.ts';
export { deleteStaleUploads } from './files.store.ts';
export { fileWords } from './files.words.ts';
