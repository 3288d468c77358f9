import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '#core/languages/locale'
import { joined } from '#core/languages/phrases'
import { wordsFor } from '#core/languages/words_for'
import type { SettlementWords } from '#domain/billing/unbilled/settlement'
import type { Locale } from '#domain/shared/choices/locales'
import { longest } from '#domain/shared/limits/text_lengths'
import { momentWriter } from '#domain/shared/time/moment_writer'

/** A line is worded in both languages, a reason in that of whoever settles. */
export function settlementWords({ tenant, locale }: HttpContext): SettlementWords {
  const dayIn = (language: Locale, day: string) =>
    momentWriter(intlTag(language, tenant), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).writeInSentence(new Date(`${day}T12:00Z`))
  const labelIn = (language: Locale, label: string | null, day: string) =>
    label &&
    wordsFor(tenant, language)
      .t('differences.line', { label, day: dayIn(language, day) })
      .slice(0, longest.shortReason)
  return {
    label: ({ label_en, label_ar }, day) => ({
      label_en: labelIn('en', label_en, day),
      label_ar: labelIn('ar', label_ar, day),
    }),
    reason: (days) =>
      wordsFor(tenant, locale)
        .t('differences.reason', {
          count: days.length,
          days: joined(
            locale,
            days.map((day) => dayIn(locale, day))
          ),
        })
        .slice(0, longest.reason),
  }
}
