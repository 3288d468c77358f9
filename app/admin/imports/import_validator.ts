import vine from '@vinejs/vine'
import { importEntities } from '#domain/imports/columns/import_columns'
import { wrongCells } from '#domain/imports/columns/left_empty'
import { policies } from '#domain/imports/rules/policy'
import { sheetLimits } from '#domain/imports/sheets/sheet'
import { dateOrders } from '#domain/shared/choices/date_orders'
import { uploadLimits } from '#domain/shared/limits/upload_limits'

export const importValidator = vine.create({
  entity: vine.enum(importEntities),
  file: vine.file({ size: `${uploadLimits.table}mb` }),
})

export const sheetValidator = vine.create({
  sheet: vine
    .number()
    .withoutDecimals()
    .range([0, sheetLimits.choices - 1]),
})

export const matchValidator = vine.create({
  row: vine
    .number()
    .withoutDecimals()
    .range([2, sheetLimits.rows + 1]),
  is_same: vine.boolean(),
})

export const mappingValidator = vine.create({
  mapping: vine.array(vine.string().maxLength(60).nullable()).maxLength(sheetLimits.columns),
  policy: vine.enum(policies),
  date_order: vine.enum(dateOrders),
  wrong_cells: vine.enum(wrongCells).optional(),
})
