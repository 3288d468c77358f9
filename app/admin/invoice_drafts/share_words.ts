import { intlTag } from '#core/languages/locale'
import { wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import type { ShareWords } from '#domain/billing/unbilled/propose_drafts'
import type { Locale } from '#domain/shared/choices/locales'
import { longest } from '#domain/shared/limits/text_lengths'
import { writtenPercentage } from '#domain/shared/text/written_number'

/** The label is a text of its own on paper and in a field. */
const isolates = /[\u2066-\u2069]/gu

/** A line of a share says so in both languages, and nothing of who pays the rest. */
export function shareWords(tenant: Tenant): ShareWords {
  const labelIn = (language: Locale, label: string | null, hundredths: number | null) => {
    if (label === null) return null
    const { t } = wordsOf(tenant, language)
    const tag = intlTag(language, tenant)
    const text =
      hundredths === null
        ? t('part', { label })
        : t('share', { label, percent: writtenPercentage(tag, hundredths / 100) })
    return text.replace(isolates, '').slice(0, longest.shortReason)
  }
  return ({ label_en, label_ar }, percent) => ({
    label_en: labelIn('en', label_en, percent),
    label_ar: labelIn('ar', label_ar, percent),
  })
}

const wordsOf = (tenant: Tenant, language: Locale) => {
  const words = wordsFor(tenant, language)
  return {
    t: (key: 'share' | 'part', values: Record<string, string>) =>
      words.t(`invoice_drafts.shared_line.${key}`, values),
  }
}
