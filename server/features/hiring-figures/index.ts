export { hiringFigureRoutes } from './hiring-figures.routes.ts';
