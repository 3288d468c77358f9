import { counts } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { code, line, whenText } from '#core/forms/person_fields'
import { countField } from '#core/forms/number_field'
import { notBelow, orOther } from '#core/records/compared_fields'
import { plainText } from '#domain/shared/text/plain_text'

export const bothNames = <const Base extends 'name' | 'title'>(base: Base) => {
  const name = (other: string) =>
    line()
      .maxLength(longest.title)
      .nullable()
      .optional()
      .use(orOther(`${base}_${other}`))
  return { [`${base}_en`]: name('ar'), [`${base}_ar`]: name('en') } as Record<
    `${Base}_en` | `${Base}_ar`,
    ReturnType<typeof name>
  >
}

export const recordCode = () => code().maxLength(longest.code).nullable().optional()

export const colour = () =>
  vine
    .string()
    .parse(whenText((text) => text.trim().toLowerCase()))
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .optional()

export const paragraph = (most: number) =>
  vine.string().parse(whenText(plainText)).maxLength(most).nullable().optional()

const age = () => countField(...counts.age)

export const ageRange = () => ({
  min_age: age().nullable().optional(),
  max_age: age().use(notBelow('min_age')).nullable().optional(),
})

export const version = () => vine.number().withoutDecimals()
