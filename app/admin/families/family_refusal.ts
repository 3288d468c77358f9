import type { HttpContext } from '@adonisjs/core/http'
import { newGuardianErrors } from '#app/admin/students/new_guardian'
import { notFound } from '#core/errors/not_found'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'
import type {
  EnrolFamilyRefusal,
  GroupRefusal,
} from '#domain/teaching/enrolments/actions/enrol_family'

type ChildRefusal = NonNullable<
  Extract<EnrolFamilyRefusal, { type: 'refused' }>['children'][number]
>

export type FamilyDuplicates = { child: number; people: Duplicate[] }[]

export function refuseFamily(ctx: HttpContext, refusal: EnrolFamilyRefusal) {
  if (refusal.type === 'not_found') throw notFound(ctx)
  const { guardian, children } = refusal
  const errors = guardian ? newGuardianErrors(ctx, { type: 'guardian', refusal: guardian }) : {}
  const duplicates: FamilyDuplicates = []
  for (const [at, child] of children.entries()) {
    if (!child) continue
    if (child.type === 'possible_duplicates')
      duplicates.push({ child: at, people: child.duplicates })
    const { field, message } = told(ctx, child)
    errors[`children.${at}.${field}`] = message
  }
  ctx.session.flash('family_duplicates', duplicates)
  ctx.session.flashErrors(errors)
}

function told({ i18n, locale }: HttpContext, refusal: ChildRefusal) {
  const name = `first_name_${locale === 'ar' ? 'ar' : 'en'}`
  switch (refusal.type) {
    case 'possible_duplicates': {
      const count = refusal.duplicates.length
      const message = i18n.t('students.errors.possible_duplicates', { count })
      return { field: 'confirm_duplicate', message }
    }
    case 'group':
      if (refusal.reason === 'unconfirmed')
        return { field: 'confirmed_warnings', message: i18n.t('enrolments.errors.unconfirmed') }
      return { field: 'group_id', message: groupMessage(i18n, refusal.reason) }
    case 'national_id_taken':
      return { field: name, message: i18n.t('students.errors.national_id_taken') }
    default:
      return { field: name, message: i18n.t(`families.errors.${refusal.type}`) }
  }
}

function groupMessage(i18n: HttpContext['i18n'], reason: GroupRefusal['reason']) {
  switch (reason) {
    case 'full':
      return i18n.t('enrolments.errors.no_seat_there')
    case 'not_found':
      return i18n.t('enrolments.errors.unknown_target')
    case 'possible_duplicates':
      return i18n.t('students.errors.possible_duplicates', { count: 1 })
    default:
      return i18n.t(`enrolments.errors.${reason}`)
  }
}
