import vine from '@vinejs/vine'
import { version } from '#core/records/record_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'

/** The form sends ids as one text, so that two people's choices can be merged. */
const services = () =>
  vine
    .array(vine.string().uuid())
    .maxLength(mostAtOnce.feesOfCourse)
    .parse((value) =>
      typeof value === 'string' ? value.split(' ').filter(Boolean) : (value ?? [])
    )

export const courseServicesValidator = vine.create({
  tuition_id: vine.string().uuid().nullable().optional(),
  fees_each: services(),
  fees_once: services(),
  version: version(),
})
