export { pokeRoutes } from './pokes.routes.ts';
export { pokeWords } from './pokes.words.ts';
