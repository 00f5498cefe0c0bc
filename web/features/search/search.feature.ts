import { feature } from '#web/platform/feature.ts';

const search = feature({
  name: 'search',
});
export default search;

declare module '#web/platform/feature.ts' {
  interface Features {
    search: typeof search;
  }
}
