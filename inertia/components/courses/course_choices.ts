import { billingModes, isOffered } from '#domain/teaching/rules/price'

export const modesBeside = (kept: string) =>
  billingModes.filter((mode) => mode === kept || isOffered(mode))
