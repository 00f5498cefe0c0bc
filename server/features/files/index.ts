export { removeFiles } from './files.jobs.ts';
export { fileListeners } from './files.listeners.ts';
export { fileNamesOf, removeFile, streamFile } from './files.owners.ts';
export { fileRoutes } from './files.routes.ts';
export { holds, keepFor, ownFile, presentFile, readFile, storeFile } from './files.service.ts';
export { changePurpose, deleteStaleUploads, type FileRow, findFile } from './files.store.ts';
export { fileWords } from './files.words.ts';
