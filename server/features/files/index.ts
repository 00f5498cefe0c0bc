export { removeFiles } from './files.jobs.ts';
export { dropFile, fileNamesOf, passOn, removeFile, streamFile } from './files.owners.ts';
export { withRoom } from './files.room.ts';
export { holds, keepFor, ownFile, presentFile, readFile, storeFile } from './files.service.ts';
export { changePurpose, type FileRow, findFile } from './files.store.ts';
