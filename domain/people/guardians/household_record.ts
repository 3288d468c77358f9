import { NumberedRecord } from '#domain/people/numbered_record'

export const households = new NumberedRecord({
  area: 'households',
  subject: 'household',
  isSequenced: false,
})
