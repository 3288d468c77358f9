import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import {
  type AskedNames,
  type NameField,
  nameFault,
  nameFields as fieldsOfName,
  type NameLanguage,
} from '#domain/shared/text/person_names'
import { plainLine } from '#domain/shared/text/plain_text'

type Asked = {
  prefix: string
  field: NameField
  isAsked: (sent: Record<string, unknown>) => boolean
}

const heard = (value: unknown) => (typeof value === 'string' ? plainLine(value) : '')

const askedName = vine.createRule<Asked>(
  (_, { prefix, field: name, isAsked }, field) => {
    if (!isAsked(field.parent)) return
    const heardOf = (one: NameField) => [one, heard(field.parent[prefix + one])]
    const names = Object.fromEntries(fieldsOfName.map(heardOf)) as AskedNames
    const page: NameLanguage = field.meta.locale === 'ar' ? 'ar' : 'en'
    const fault = nameFault(names, name, page)
    if (fault) field.report('Not a whole name', fault, field)
  },
  { implicit: true }
)

const nameField = (asked: Asked) =>
  line().maxLength(longest.personName).nullable().optional().use(askedName(asked))

type NameFields<Prefix extends string> = Record<
  `${Prefix}${NameField}`,
  ReturnType<typeof nameField>
>

/**
 * One of the two names must be whole; the validator's metadata names `locale`, the page's language.
 */
export function nameFields<Prefix extends string = ''>(
  prefix: Prefix = '' as Prefix,
  isAsked: Asked['isAsked'] = () => true
): NameFields<Prefix> {
  const fields = fieldsOfName.map((field) => [
    prefix + field,
    nameField({ prefix, field, isAsked }),
  ])
  return Object.fromEntries(fields) as NameFields<Prefix>
}
