import type { HttpContext } from '@adonisjs/core/http'
import { isolated } from '#core/languages/phrases'
import { intlTag } from '#core/languages/locale'
import type { Locale } from '#domain/shared/choices/locales'
import { namesOf } from '#core/people/names_of'
import type { StoredNames } from '#domain/shared/text/person_names'

export type AddedChild = StoredNames & { status: string | null }

export function toldFamily(ctx: HttpContext, children: AddedChild[]) {
  const { i18n } = ctx
  const names = (some: AddedChild[]) => listed(ctx, some)
  const count = children.length
  const seated = children.filter(({ status }) => status !== null && status !== 'waitlisted')
  const waiting = children.filter(({ status }) => status === 'waitlisted')
  if (seated.length === count)
    return i18n.t('families.flash.enrolled', { names: names(children), count })
  return [
    i18n.t('families.flash.added', { names: names(children), count }),
    ...(seated.length > 0 ? [i18n.t('families.flash.seated', { names: names(seated) })] : []),
    ...(waiting.length > 0 ? [i18n.t('families.flash.waiting', { names: names(waiting) })] : []),
  ].join('. ')
}

function listed({ locale, tenant, auth }: HttpContext, children: AddedChild[]) {
  const tag = intlTag(locale, tenant, auth.getUserOrFail())
  const firstNames = children.map((child) => isolated(firstName(locale, child)))
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(firstNames)
}

function firstName(locale: Locale, child: StoredNames) {
  const whole = `${child.first_name} ${child.last_name}`
  const isLead = namesOf(locale, child) === whole
  return isLead ? child.first_name : (child.first_name_other ?? child.first_name)
}
