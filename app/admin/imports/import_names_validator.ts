import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { namesPerPage } from '#domain/imports/queries/list_import_names'
import { longest } from '#domain/shared/limits/text_lengths'
import { isSpeltIn } from '#domain/shared/names/writing/spelt_in'
import { languageOf, otherLanguage } from '#domain/shared/text/person_names'

const inOtherLanguage = vine.createRule((value, _, field) => {
  const { name } = field.parent
  if (typeof value !== 'string' || typeof name !== 'string') return
  const language = otherLanguage[languageOf(name)]
  if (!isSpeltIn(language, value)) field.report('Other letters', `letters_${language}`, field)
})

export const importNamesValidator = vine.create({
  names: vine
    .array(
      vine.object({
        name: line().maxLength(longest.personName),
        other: line().maxLength(longest.personName).use(inOtherLanguage()).nullable(),
      })
    )
    .minLength(1)
    .maxLength(namesPerPage),
})
