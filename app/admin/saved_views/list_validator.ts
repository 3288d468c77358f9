import { givenId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { columnId, mostColumns } from '#core/lists/list_query'
import { densities } from '#domain/shared/lists/densities'

export const layoutValidator = vine.create({
  columns: vine.array(vine.string().regex(columnId)).distinct().maxLength(mostColumns),
  density: vine.enum(densities),
})

const fields = {
  name: line().maxLength(longest.label),
  address: vine.string().maxLength(longest.listQuery).nullable(),
  is_shared: vine.boolean(),
}

export const viewValidator = vine.create(fields)

export const changedViewValidator = vine.create({ ...fields, version: version() })

export const chosenViewValidator = vine.create({
  view: givenId().nullable(),
})
