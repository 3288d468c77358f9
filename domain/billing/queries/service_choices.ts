import { selectRows } from '#domain/shared/select_rows'

type Choice = { id: string; name_en: string | null; name_ar: string | null }

const choices = (table: string, order: string) =>
  selectRows<Choice>(
    `select id, name_en, name_ar from ${table} where archived_at is null order by ${order}, id`
  )

/** What the form of a service offers: subjects by code, levels in their order. */
export const serviceChoices = async () => ({
  subjects: await choices('subjects', 'code'),
  levels: await choices('levels', 'position'),
})

/** What the form of a package offers: services that are sold, those it is made of already included. */
export const packageChoices = (kept: string[]) =>
  selectRows<Choice & { unit: string }>(
    `select id, name_en, name_ar, unit from services
     where archived_at is null and status = 'active' or id = any(?::uuid[]) order by code, id`,
    [kept]
  )
