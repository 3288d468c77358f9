import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '#core/languages/locale'
import { isolated, namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import { refuseRecord, type UsualRefusal } from '#core/records/refuse_record'
import type { BookedTwice, BranchInUse } from '#domain/scheduling/rooms/actions/update_room'
import { dayStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'

type Refusal = UsualRefusal | BookedTwice | BranchInUse | { type: 'busy' }

export function refuseRoom(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  if (refusal.type === 'busy') return session.flashErrors({ form: i18n.t('rooms.errors.busy') })
  if (refusal.type === 'branch_in_use') {
    const { sessions, groups } = refusal
    const said = i18n.t('rooms.errors.branch_in_use', { sessions, groups })
    return session.flashErrors({ [refusal.field]: said })
  }
  if (refusal.type !== 'booked_twice') return refuseRecord(ctx, refusal)
  const [first, other] = refusal.sessions
  // They may have been moved apart by the time they were looked for
  const said =
    first && other
      ? i18n.t('rooms.errors.booked_twice', {
          first: named(ctx, first),
          other: named(ctx, other),
          day: dayOf(ctx, first),
          count: refusal.count,
        })
      : i18n.t('rooms.errors.busy')
  return session.flashErrors({ [refusal.field]: said })
}

type Booked = BookedTwice['sessions'][number]

function named({ i18n, locale }: HttpContext, { title, group, student, type }: Booked) {
  const whom = group
    ? namedIn(locale, group.title_en, group.title_ar)
    : student && namesOf(locale, student)
  return isolated(title ?? whom ?? i18n.t(`sessions.type.${type}`))
}

function dayOf(ctx: HttpContext, { starts_at, time_zone: timeZone }: Booked) {
  const { locale, tenant, auth } = ctx
  const tag = intlTag(locale, tenant, auth.getUserOrFail())
  return momentWriter(tag, { ...dayStyle, timeZone }).writeInSentence(starts_at)
}
