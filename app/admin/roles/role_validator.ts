import { givenId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { permissionsOf } from '#domain/access/roles/permissions'
import { kinds, type Kind } from '#domain/shared/choices/kinds'
import { plainLine, plainText } from '#domain/shared/text/plain_text'

const whenText = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) || null : value

const line = () => vine.string().parse(whenText(plainLine))

const names = {
  name: line().maxLength(longest.label),
  name_ar: line().maxLength(longest.label).nullable().optional(),
  description: vine
    .string()
    .parse(whenText(plainText))
    .maxLength(longest.reason)
    .nullable()
    .optional(),
}

export const kindValidator = vine.create({ kind: vine.enum(kinds) })

const permissions = (kind: Kind) =>
  vine.array(vine.enum([...permissionsOf[kind]])).maxLength(permissionsOf[kind].length)

const createValidators = {
  admin: vine.create({ ...names, permissions: permissions('admin') }),
  student: vine.create({ ...names, permissions: permissions('student') }),
  instructor: vine.create({ ...names, permissions: permissions('instructor') }),
}

const version = vine.number().withoutDecimals()
const updateValidators = {
  admin: vine.create({ ...names, permissions: permissions('admin'), version }),
  student: vine.create({ ...names, permissions: permissions('student'), version }),
  instructor: vine.create({ ...names, permissions: permissions('instructor'), version }),
}

export const createRoleValidator = (kind: Kind) => createValidators[kind]
export const updateRoleValidator = (kind: Kind) => updateValidators[kind]

export const replacementValidator = vine.create({
  replacement_id: givenId().nullable().optional(),
})
