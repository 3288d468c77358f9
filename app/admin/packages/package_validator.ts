import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { bothNames, recordCode, version } from '#core/records/record_fields'
import {
  packageStarts,
  packageStatuses,
  packageUnits,
  quantityShape,
} from '#domain/billing/rules/package'
import { typedFigure } from '#domain/shared/text/digits'
import { counts } from '#domain/shared/limits/counts'

const quantity = () =>
  vine
    .string()
    .parse((value) => {
      return typeof value === 'string' ? typedFigure(value).replace('٫', '.').trim() || null : value
    })
    .regex(quantityShape)
    .regex(/[1-9]/)

const line = vine.object({
  service_id: vine.string().uuid(),
  quantity: quantity().nullable().optional(),
})

/** The form holds its lines as one text, so that two people's edits can be compared. */
const linesOf = (value: unknown) => {
  if (typeof value !== 'string') return value ?? []
  return value
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id, count = ''] = word.split('=')
      return { service_id: id, quantity: decodeURIComponent(count) || null }
    })
}

const [leastLines, mostLines] = counts.packageLines

const fields = {
  ...bothNames('name'),
  code: recordCode(),
  unit: vine.enum(packageUnits),
  lines: vine.array(line).minLength(leastLines).maxLength(mostLines).parse(linesOf),
  price: amountField(),
  list_price: amountField().nullable().optional(),
  validity_days: countField(...counts.packageDays)
    .nullable()
    .optional(),
  starts: vine.enum(packageStarts),
  transferable_to_siblings: vine.boolean().optional(),
  bonus_units: countField(...counts.bonusUnits)
    .nullable()
    .optional(),
  max_per_student: countField(...counts.packagesOfStudent)
    .nullable()
    .optional(),
  sale_from: dayField().nullable().optional(),
  sale_until: dayField().nullable().optional(),
}

export const createPackageValidator = vine.withMetaData<MoneyMeta>().create(fields)

export const updatePackageValidator = vine
  .withMetaData<MoneyMeta>()
  .create({ ...fields, version: version() })

export const packageStatusValidator = vine.create({
  status: vine.enum(packageStatuses),
  version: version(),
})
