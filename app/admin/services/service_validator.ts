import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { percentField } from '#core/forms/number_field'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { bothNames, recordCode, version } from '#core/records/record_fields'
import {
  billableTo,
  serviceKinds,
  serviceStatuses,
  serviceUnits,
  taxModes,
} from '#domain/billing/rules/service'
import { workTypes } from '#domain/shared/choices/work_types'

const id = () => vine.string().uuid().nullable().optional()

const fields = {
  ...bothNames('name'),
  code: recordCode(),
  kind: vine.enum(serviceKinds),
  unit: vine.enum(serviceUnits),
  billable_to: vine.enum(billableTo),
  is_recurring: vine.boolean().optional(),
  tax_mode: vine.enum(taxModes),
  tax_rate: percentField().nullable().optional().requiredWhen('tax_mode', '=', 'rate'),
  subject_id: id(),
  level_id: id(),
  work_type: vine.enum(workTypes).nullable().optional(),
  status: vine.enum(serviceStatuses),
}

export const createServiceValidator = vine.withMetaData<MoneyMeta>().create({
  ...fields,
  price: amountField().nullable().optional(),
  effective_from: dayField().nullable().optional(),
})

export const updateServiceValidator = vine.create({ ...fields, version: version() })

export const servicePriceValidator = vine
  .withMetaData<MoneyMeta>()
  .create({ price: amountField(), effective_from: dayField() })
