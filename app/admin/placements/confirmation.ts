import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

/** The tokens of the warnings that were on the screen when the form was sent, and confirmed. */
export const warningTokens = () =>
  vine
    .array(vine.string().maxLength(longest.warningToken))
    .maxLength(mostAtOnce.warningTokens)
    .optional()

export const confirmationIn = (form: { confirmed_warnings?: string[] }) => ({
  confirmed_warnings: form.confirmed_warnings,
})

export const refuseUnconfirmed = ({ session, i18n }: HttpContext) =>
  session.flashErrors({ confirmed_warnings: i18n.t('enrolments.errors.unconfirmed') })
