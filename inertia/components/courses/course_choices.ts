import { billingModes, isOffered } from '#domain/teaching/rules/price'

/** The ways of billing to choose from: those that work, and the one a record has already. */
export const modesBeside = (kept: string) =>
  billingModes.filter((mode) => mode === kept || isOffered(mode))
