import vine from '@vinejs/vine'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine } from '#domain/shared/text/plain_text'

const read = (value: unknown) =>
  typeof value === 'string' ? plainLine(latinDigits(value)) : String(value ?? '')

export const notBefore = vine.createRule<string>((value, other, field) => {
  const first = read(field.parent[other])
  if (first !== '' && read(value) < first) {
    field.report('Before the other day', 'date.afterOrEqual', field)
  }
})

/** Times of day, HH:MM. */
export const after = vine.createRule<string>((value, other, field) => {
  if (read(value) <= read(field.parent[other])) {
    field.report('Not after the other time', 'ends_after', field)
  }
})

export const notBelow = vine.createRule<string>((value, other, field) => {
  const least = read(field.parent[other])
  if (least !== '' && Number(value) < Number(least)) {
    field.report('Below the other', 'min', field, { min: Number(least) })
  }
})

export const notAbove = vine.createRule<string>((value, other, field) => {
  const most = read(field.parent[other])
  if (most !== '' && Number(value) > Number(most)) {
    field.report('Above the other', 'max', field, { max: Number(most) })
  }
})

export const orOther = vine.createRule<string>(
  (value, other, field) => {
    if (read(value) === '' && read(field.parent[other]) === '') {
      field.report('Neither of two names', 'name_missing', field)
    }
  },
  { implicit: true }
)
