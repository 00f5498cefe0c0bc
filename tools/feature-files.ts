/** What is wrong with a noun as the name of a feature; null where it can be one. */
export const faultOfNoun = (noun: string): string | null =>
  /^[a-z]+(-[a-z]+)*s$/.test(noun)
    ? null
    : `“${noun}” is not a plural noun in lower case with hyphens, such as site-visits.`;

/**
 * The files of the smallest working feature, by path: a call that greets who asks, the screen that shows it, words in both
 * languages and a test on each side. Nothing else in the project changes.
 */
export function filesOfFeature(noun: string): Record<string, string> {
  const camel = noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const names: Names = {
    noun,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    spoken: noun.replaceAll('-', ' '),
    title: (noun.charAt(0).toUpperCase() + noun.slice(1)).replaceAll('-', ' '),
    key: /^[a-z]+$/.test(noun) ? noun : `'${noun}'`,
  };
  const server = `server/features/${noun}/${noun}`;
  const web = `web/features/${noun}`;
  return {
    [`contract/features/${noun}.contract.ts`]: contract(names),
    [`${server}.feature.ts`]: serverManifest(names),
    [`${server}.routes.ts`]: routes(names),
    [`${server}.service.ts`]: service(names),
    [`${server}.words.ts`]: serverWords(names),
    [`${server}.test.ts`]: serverTest(names),
    [`${web}/${noun}.feature.ts`]: webManifest(names),
    [`${web}/${noun}.messages.en.ts`]: englishMessages(names),
    [`${web}/${noun}.messages.ar.ts`]: arabicMessages(names),
    [`${web}/screens/${noun}.screen.tsx`]: screen(names),
    [`${web}/screens/${noun}.screen.test.tsx`]: screenTest(names),
  };
}

/** One noun in the spellings that code needs. */
interface Names {
  /** `site-visits` */
  noun: string;
  /** `siteVisits` */
  camel: string;
  /** `SiteVisits` */
  pascal: string;
  /** `site visits` */
  spoken: string;
  /** `Site visits` */
  title: string;
  /** The noun as a key of an object. */
  key: string;
}

const contract = ({ noun, pascal, spoken }: Names) => `import { z } from 'zod';
import { endpoint, MEMBERS } from '../kernel/endpoint.ts';

export const get${pascal} = endpoint({
  method: 'GET',
  path: '/${noun}',
  access: MEMBERS,
  summary: 'Greets who opens the ${spoken}.',
  response: z.object({
    /** In the caller's language. */
    greeting: z.string(),
  }),
});
`;

const serverManifest = ({ noun, camel }: Names) => `import { feature } from '#server/platform/feature.ts';
import { ${camel}Routes } from './${noun}.routes.ts';
import { ${camel}Words } from './${noun}.words.ts';

export default feature({
  name: '${noun}',
  routes: ${camel}Routes,
  words: ${camel}Words,
});
`;

const routes = ({
  noun,
  camel,
  pascal,
}: Names) => `import { get${pascal} } from '#contract/features/${noun}.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { greet } from './${noun}.service.ts';

export const ${camel}Routes = [bind(get${pascal}, async (ctx) => greet(ctx))];
`;

const service = ({ noun }: Names) => `import type { SignedInCtx } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';

/** Greets the caller by name, in their language. */
export const greet = ({ actor, lang }: SignedInCtx): { greeting: string } => ({
  greeting: say(lang, '${noun}.greeting', { name: actor.firstName }),
});
`;

const serverWords = ({ noun, camel, spoken }: Names) => `import { words } from '#server/platform/words.ts';

export const ${camel}Words = words(
  { '${noun}.greeting': 'Hello, {name}. Your ${spoken} begin here.' },
  { '${noun}.greeting': 'مرحبًا {name}. تبدأ صفحتك من هنا.' },
);
`;

const serverTest = ({ noun, pascal, spoken }: Names) => `import { expect, it } from 'vitest';
import { get${pascal} } from '#contract/features/${noun}.contract.ts';
import { aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

it('greets who opens the ${spoken}, in their language', async () => {
  const { token } = await aPerson(test, 'CANDIDATE');
  const english = await test.call(get${pascal}, { token });
  expect(english.data.greeting).toMatch(/^Hello, .+\\. Your ${spoken} begin here\\.$/);
  const arabic = await test.call(get${pascal}, { token, lang: 'ar' });
  expect(arabic.data.greeting).toMatch(/^مرحبًا/);
});
`;

const webManifest = ({ noun, camel, key }: Names) => `import { feature } from '#web/platform/feature.ts';
import { AT_HOME } from '#web/platform/states.ts';

const ${camel} = feature({
  name: '${noun}',
  routes: {
    ${key}: {
      path: '/${noun}',
      states: AT_HOME,
      screen: () => import('./screens/${noun}.screen.tsx'),
    },
  },
});
export default ${camel};

declare module '#web/platform/feature.ts' {
  interface Features {
    ${key}: typeof ${camel};
  }
}
`;

const englishMessages = ({ spoken, title, key }: Names) => `const words = {
  screens: {
    ${key}: '${title}',
  },
  title: '${title}',
  loading: 'Loading ${spoken}',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    ${key}: typeof words;
  }
}
`;

const arabicMessages = ({
  noun,
  key,
}: Names) => `import type { Translated } from '#web/platform/translated.ts';
import type en from './${noun}.messages.en.ts';

export default {
  screens: {
    ${key}: 'صفحة جديدة',
  },
  title: 'صفحة جديدة',
  loading: 'جارٍ تحميل الصفحة',
} satisfies Translated<typeof en>;
`;

const screen = ({ noun, pascal, spoken }: Names) => `import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get${pascal} } from '#contract/features/${noun}.contract.ts';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';

/** The first screen of the ${spoken}. */
export default function ${pascal}Screen() {
  const { t } = useTranslation('${noun}');
  const query = useQuery(queryFor(get${pascal}, {}));
  return (
    <Page title={t('title')}>
      <QueryView query={query} waiting={<ListSkeleton label={t('loading')} count={1} />}>
        {({ greeting }) => <Text>{greeting}</Text>}
      </QueryView>
    </Page>
  );
}
`;

const screenTest = ({ noun, pascal, title }: Names) => `// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { get${pascal} } from '#contract/features/${noun}.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import ${pascal}Screen from './${noun}.screen.tsx';

test.each([
  ['en', '${title}'],
  ['ar', 'صفحة جديدة'],
] as const)('shows what the server says under its title in %s', async (language, title) => {
  fakeApi().on(get${pascal}, { greeting: 'Hello, Sara.' });
  const { screen } = await renderIn(language, <${pascal}Screen />, { at: '/${noun}' });
  expect(await screen.findByText('Hello, Sara.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});
`;
