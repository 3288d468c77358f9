import type { HttpContext } from '@adonisjs/core/http'
import type { DocumentSettingsRefusal } from '#domain/access/centre/actions/change_document_settings'
import { patternNumber, patternYear } from '#domain/access/centre/rules/documents'
import { isolate } from '#domain/shared/text/isolate'

const patternParts = { year: isolate(patternYear), number: isolate(patternNumber) }

export function refuseDocuments({ session, i18n }: HttpContext, refusal: DocumentSettingsRefusal) {
  switch (refusal.type) {
    case 'stale_version':
      return session.flashErrors({ version: i18n.t('document_settings.errors.stale_version') })
    case 'pattern_invalid':
      return session.flashErrors({
        [refusal.field]: i18n.t('document_settings.errors.pattern_invalid', patternParts),
      })
    case 'pattern_used':
      return session.flashErrors({
        [refusal.field]: i18n.t('document_settings.errors.used'),
      })
    case 'patterns_equal':
      return session.flashErrors({
        [refusal.field]: i18n.t('document_settings.errors.patterns_equal'),
      })
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
