import { DateTime } from 'luxon'
import type { ProblemSession } from '#domain/imports/cells/cell'

export interface Named {
  id: string
  startsAt: Date
  title: string | null
  group: ProblemSession['group']
  zone: string
}

/** As a row names another session, for good. */
export function namedAt({ id, startsAt, title, group, zone }: Named): ProblemSession {
  const at = DateTime.fromJSDate(startsAt, { zone }).toFormat("yyyy-MM-dd'T'HH:mm")
  return {
    ...{ id, at, title },
    group: group && { code: group.code, title_en: group.title_en, title_ar: group.title_ar },
  }
}
