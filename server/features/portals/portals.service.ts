import {
  type AdminPortal,
  DigitalHumanName,
  type Portal,
  type PortalChange,
  PortalKey,
  SwitchableFeature,
} from '#contract/features/portals.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { Config } from '#server/platform/config.ts';
import type { Ctx, PortalSettings, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { DEFAULT_PORTAL } from './portals.data.ts';
import { keepLogos, logoAddresses, logoIds } from './portals.logos.ts';
import { fieldsChangedSince, lockPortal, readPortal, updatePortal } from './portals.store.ts';

/** What everyone may know of a portal: nothing of its mails, hosts or who changed it. */
export function presentPortal(portal: PortalSettings, config: Config): Portal {
  return {
    key: PortalKey.catch(DEFAULT_PORTAL).parse(portal.key),
    name: { en: portal.name.en, ar: portal.name.ar },
    accent: portal.accent,
    logos: logoAddresses(portal.key, portal.logos),
    languages: portal.languages,
    contact_email: portal.contactEmail,
    approval: { candidates: portal.approvesCandidates, recruiters: portal.approvesRecruiters },
    checks_companies: portal.checksCompanies,
    post_job_limit: portal.postJobLimit,
    digital_human: DigitalHumanName.catch('noor').parse(portal.digitalHuman),
    sign_in_methods: portal.signInMethods.filter((method) => config.providers[method] !== null),
    features_off: portal.featuresOff.flatMap((name) => SwitchableFeature.safeParse(name).data ?? []),
  };
}

/** The caller's own portal, as it is now. */
export async function showAdminPortal(ctx: SignedInCtx & Uses<'config'>): Promise<AdminPortal> {
  return presentToAdmin((await readPortal(ctx.db, ctx.actor.portal)) ?? ctx.portal, ctx.config);
}

function presentToAdmin(portal: PortalSettings, config: Config): AdminPortal {
  return {
    ...presentPortal(portal, config),
    logo_ids: logoIds(portal.logos),
    host_names: portal.hostNames,
    configured_sign_in_methods: (['google', 'linkedin'] as const).filter(
      (method) => config.providers[method] !== null,
    ),
    chosen_sign_in_methods: portal.signInMethods,
    mail_sender: portal.mailSender,
    mail_address: /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom,
    updated_at: portal.updatedAt?.toISOString() ?? null,
  };
}

/** An admin's change of their own portal. One that was made on a former state of it is refused, field by field. */
export async function changeOwnPortal(
  ctx: SignedInCtx & Uses<'config' | 'storage'>,
  input: PortalChange,
): Promise<AdminPortal> {
  const { signInMethods } = (await readPortal(ctx.db, ctx.actor.portal)) ?? ctx.portal;
  for (const method of input.sign_in_methods ?? [])
    if (ctx.config.providers[method] === null && !signInMethods.includes(method))
      throw new Refusal('portals.method_not_configured', {}, [
        { path: 'sign_in_methods', code: 'unknown_choice' },
      ]);
  const key = ctx.actor.portal;
  const logos = input.logos && (await keepLogos(ctx, key, input.logos));
  const changed = await changePortal(
    ctx,
    key,
    {
      ...(input.name && { name: input.name }),
      ...(input.accent && { accent: input.accent }),
      ...(logos && { logos }),
      ...(input.contact_email && { contactEmail: input.contact_email }),
      ...(input.approval && {
        approvesCandidates: input.approval.candidates,
        approvesRecruiters: input.approval.recruiters,
      }),
      ...(input.checks_companies !== undefined && { checksCompanies: input.checks_companies }),
      ...(input.digital_human && { digitalHuman: input.digital_human }),
      ...(input.sign_in_methods && { signInMethods: [...new Set(input.sign_in_methods)] }),
      ...(input.mail_sender !== undefined && { mailSender: input.mail_sender || null }),
    },
    { asOf: input.updated_at },
  );
  return presentToAdmin(changed, ctx.config);
}

/** How a field is called on the outside. */
const NAMES: Partial<Record<keyof PortalSettings, string>> = {
  contactEmail: 'contact_email',
  approvesCandidates: 'approval.candidates',
  approvesRecruiters: 'approval.recruiters',
  checksCompanies: 'checks_companies',
  digitalHuman: 'digital_human',
  signInMethods: 'sign_in_methods',
  mailSender: 'mail_sender',
  postJobLimit: 'post_job_limit',
  hostNames: 'host_names',
  featuresOff: 'features_off',
};

/**
 * Changes a portal and writes down what was and what is. Limits, host names and what is switched off are changed by
 * operators only, who call this without `asOf`. Nothing is written where nothing differs.
 */
export async function changePortal(
  ctx: Ctx,
  key: string,
  wished: Partial<Omit<PortalSettings, 'key' | 'updatedAt'>>,
  { asOf }: { asOf?: string | null } = {},
): Promise<PortalSettings> {
  return ctx.transaction(async (tx) => {
    const portal = await lockPortal(tx.db, key);
    if (!portal) throw new Error(`there is no portal ${key}`);
    if (asOf !== undefined && asOf !== (portal.updatedAt?.toISOString() ?? null)) {
      const fields = await fieldsChangedSince(tx.db, key, asOf === null ? null : new Date(asOf));
      throw new Refusal(
        'portals.changed_meanwhile',
        {},
        fields.map((path) => ({ path, code: 'changed_meanwhile' })),
      );
    }
    const changes = Object.entries(wished).flatMap(([field, to]) => {
      const from = portal[field as keyof PortalSettings];
      return same(from, to) ? [] : [[NAMES[field as keyof PortalSettings] ?? field, { from, to }] as const];
    });
    if (changes.length === 0) return portal;
    const changed = await updatePortal(tx.db, key, { ...wished, updatedAt: tx.now });
    await record(tx, 'portal.changed', { portal: key, details: { changes: Object.fromEntries(changes) } });
    return changed;
  });
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, it: unknown) =>
    it && typeof it === 'object' && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => a.localeCompare(b)))
      : it,
  );
