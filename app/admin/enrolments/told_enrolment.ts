import type { HttpContext } from '@adonisjs/core/http'
import { isolated, namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import { readStatements } from '#domain/shared/data/database'
import { FindEnrolmentNames } from '#domain/teaching/enrolments/queries/enrolment_names'

export async function toldEnrolment(
  { tenant, locale }: HttpContext,
  enrolment: { studentId: string; groupId: string }
) {
  const found = await readStatements(tenant.id, () => new FindEnrolmentNames().execute(enrolment))
  const { title_en: titleEn, title_ar: titleAr, code } = found
  const group = titleOf({ locale }, { code, titleEn, titleAr })
  return { name: isolated(namesOf(locale, found)), group }
}

type Titled = { code: string; titleEn: string | null; titleAr: string | null }

export function titleOf(
  { locale }: Pick<HttpContext, 'locale'>,
  { code, titleEn, titleAr }: Titled
) {
  return isolated(namedIn(locale, titleEn, titleAr) ?? code)
}
