import type { I18n } from '@adonisjs/i18n'
import type { Letter } from '#app/mail/letter'
import { momentWords } from '#app/mail/moment_words'
import type { Locale } from '#domain/shared/choices/locales'
import { permissionsOf } from '#domain/access/roles/permissions'
import type { RoleChange } from '#domain/access/roles/queries/find_role_change'
import { nameIn } from '#domain/shared/text/person_names'

type Told = { change: RoleChange; locale: Locale; timezone: string; centre: string }

export function roleLetter(words: I18n, { change, locale, timezone, centre }: Told): Letter {
  const role = locale === 'ar' ? (change.nameAr ?? change.name) : change.name
  const actor = nameIn(locale, [change.actorName, change.actorNameOther])
  const inOrder = (names: string[]) =>
    permissionsOf[change.kind].filter((one) => names.includes(one))
  const lines = (['given', 'taken'] as const)
    .map((side) => ({ side, names: inOrder(change[side]) }))
    .filter(({ names }) => names.length > 0)
    .map(({ side, names }) => words.t(`mail.role_changed.${side}`, { list: listed(words, names) }))
  return {
    subject: words.t('mail.role_changed.subject', { role }),
    paragraphs: [
      actor
        ? words.t('mail.role_changed.text', { actor, role, centre })
        : words.t('mail.role_changed.by_system', { role, centre }),
      ...lines,
      momentWords(words, change.at, timezone),
    ],
    note: words.t('mail.role_changed.help'),
  }
}

function listed(words: I18n, permissions: string[]) {
  const verbs = new Map<string, string[]>()
  for (const permission of permissions) {
    const [, area, verb = 'index'] = permission.split('.') as [string, string, string?]
    verbs.set(area, [...(verbs.get(area) ?? []), words.t(`permissions.verbs.${verb}`)])
  }
  const list = new Intl.ListFormat(words.locale, { type: 'unit', style: 'short' })
  return [...verbs]
    .map(([area, names]) =>
      words.t('permissions.one', {
        area: words.t(`areas.${area}.title`),
        verb: list.format(names),
      })
    )
    .join(' · ')
}
