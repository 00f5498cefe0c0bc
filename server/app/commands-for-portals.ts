import { z } from 'zod';
import {
  Accent,
  DigitalHumanName,
  PortalChange,
  SignInMethod,
  SwitchableFeature,
} from '#contract/features/portals.contract.ts';
import { Email, Language, Required } from '#contract/kernel/fields.ts';
import { namesOf } from '#contract/kernel/records.ts';
import { changePortal, readPortal } from '#server/features/portals/index.ts';
import type { Ctx, PortalSettings } from '#server/platform/context.ts';
import {
  type Command,
  operatorIn,
  optionsOf,
  parsedOption,
  TEXT,
  tableOf,
  UsageError,
  WholeNumber,
  YesOrNo,
} from './command.ts';

/** Words with commas between them; `none` is an empty list. */
const listOf = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((word) => word.trim())))
    .pipe(z.array(one));

const HostName = z
  .string()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
    'invalid host name',
  );
const OrNone = z.string().transform((text) => (text.trim() === 'none' ? null : text));

type Change = Partial<Omit<PortalSettings, 'key' | 'updatedAt' | 'name'>>;

/** What each option changes. Logos are drawn anew when they come in, which the branding editor does. */
const SETTINGS = {
  accent: (text) => ({ accent: parsedOption(Accent, '--accent', text) }),
  languages: (text) => ({
    languages: parsedOption(listOf(Language).pipe(z.array(Language).min(1)), '--languages', text),
  }),
  'contact-email': (text) => ({ contactEmail: parsedOption(Email, '--contact-email', text) }),
  'approve-candidates': (text) => ({
    approvesCandidates: parsedOption(YesOrNo, '--approve-candidates', text),
  }),
  'approve-recruiters': (text) => ({
    approvesRecruiters: parsedOption(YesOrNo, '--approve-recruiters', text),
  }),
  'check-companies': (text) => ({ checksCompanies: parsedOption(YesOrNo, '--check-companies', text) }),
  'post-job-limit': (text) => ({ postJobLimit: parsedOption(WholeNumber, '--post-job-limit', text) }),
  'host-names': (text) => ({ hostNames: parsedOption(listOf(HostName), '--host-names', text) }),
  'digital-human': (text) => ({ digitalHuman: parsedOption(DigitalHumanName, '--digital-human', text) }),
  'sign-in': (text) => ({ signInMethods: parsedOption(listOf(SignInMethod), '--sign-in', text) }),
  'features-off': (text) => ({
    featuresOff: parsedOption(listOf(SwitchableFeature), '--features-off', text),
  }),
  'mail-sender': (text) => ({
    mailSender: parsedOption(OrNone.pipe(PortalChange.shape.mail_sender.unwrap()), '--mail-sender', text),
  }),
} satisfies Record<string, (text: string) => Change>;
type Setting = keyof typeof SETTINGS;
const NAMES = namesOf(SETTINGS);

/** Settings of portals. */
export const commandsForPortals: Record<string, Command> = {
  'portal show': {
    usage: 'portal show KEY                 its settings',
    run: async (args, at) => {
      const { positionals } = optionsOf(args, {}, { positionals: 1 });
      await at.withProgram(async (program) => {
        const ctx = await operatorIn(program, keyIn(positionals));
        at.say(tableOf(settingsOf(await asItIsNow(ctx))));
      });
    },
  },
  'portal set': {
    usage: `portal set KEY [--name-en N --name-ar N] ${NAMES.map((name) => `[--${name} …]`).join(' ')}
                                  changes what is given; lists have commas, “none” empties them`,
    run: async (args, at) => {
      const options = Object.fromEntries([...NAMES, 'name-en', 'name-ar'].map((name) => [name, TEXT]));
      const { values, positionals } = optionsOf(args, options, { positionals: 1 });
      const key = keyIn(positionals);
      const changes: Change[] = NAMES.flatMap((name) => {
        const given = values[name];
        return typeof given === 'string' ? [SETTINGS[name](given)] : [];
      });
      const en =
        values['name-en'] === undefined
          ? {}
          : { en: parsedOption(Required(60), '--name-en', values['name-en']) };
      const ar =
        values['name-ar'] === undefined
          ? {}
          : { ar: parsedOption(Required(60), '--name-ar', values['name-ar']) };
      if (Object.keys(values).length === 0) throw new UsageError('Say what to change.');
      await at.withProgram(async (program) => {
        const ctx = await operatorIn(program, key);
        const names = { ...(await asItIsNow(ctx)).name, ...en, ...ar };
        const changed = await changePortal(ctx, ctx.portal.key, Object.assign({ name: names }, ...changes));
        at.say(tableOf(settingsOf(changed)));
      });
    },
  },
};

/** Not as this process remembers it. */
const asItIsNow = async ({ db, portal }: Ctx): Promise<PortalSettings> =>
  (await readPortal(db, portal.key)) ?? portal;

function keyIn([key]: readonly string[]): string {
  if (!key) throw new UsageError('Say which portal.');
  return key;
}

const settingsOf = ({ name, ...portal }: PortalSettings): string[][] =>
  Object.entries({ key: portal.key, 'name-en': name.en, 'name-ar': name.ar, ...shown(portal) }).map(
    ([setting, value]) => [setting, String(value)],
  );

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const listed = (values: readonly string[]) => values.join(',') || 'none';

const shown = (portal: Omit<PortalSettings, 'name'>): Record<Setting, string | number> => ({
  accent: portal.accent,
  languages: listed(portal.languages),
  'contact-email': portal.contactEmail,
  'approve-candidates': yesOrNo(portal.approvesCandidates),
  'approve-recruiters': yesOrNo(portal.approvesRecruiters),
  'check-companies': yesOrNo(portal.checksCompanies),
  'post-job-limit': portal.postJobLimit,
  'host-names': listed(portal.hostNames),
  'digital-human': portal.digitalHuman,
  'sign-in': listed(portal.signInMethods),
  'features-off': listed(portal.featuresOff),
  'mail-sender': portal.mailSender ?? 'none',
});
