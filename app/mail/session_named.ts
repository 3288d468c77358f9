import type { I18n } from '@adonisjs/i18n'
import { isolated, namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { SessionType } from '#domain/scheduling/class_sessions/rules/session_kinds'
import type { Locale } from '#domain/shared/choices/locales'

interface Named {
  title: string | null
  type: SessionType
  group: { title_en: string | null; title_ar: string | null } | null
  student?: Parameters<typeof namesOf>[1] | null
}

/** What every letter calls a class session: its title, else its group or the student it is for. */
export function sessionNamed(words: I18n, locale: Locale, session: Named) {
  const { title, type, group, student } = session
  const named = group && namedIn(locale, group.title_en, group.title_ar)
  return isolated(
    title ?? named ?? (student ? namesOf(locale, student) : words.t(`sessions.type.${type}`))
  )
}
