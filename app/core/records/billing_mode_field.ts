import vine from '@vinejs/vine'
import { type BillingMode, billingModes, isOffered } from '#domain/teaching/rules/price'

export type BillingMeta = { keptMode?: BillingMode | null }

const offered = vine.createRule((value, _, field) => {
  const mode = billingModes.find((one) => one === value)
  if (mode && !isOffered(mode, (field.meta as BillingMeta).keptMode)) {
    field.report('Not offered', 'enum', field)
  }
})

export const billingModeField = () => vine.enum(billingModes).use(offered())
