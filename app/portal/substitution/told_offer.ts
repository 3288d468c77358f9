import type { OwnOffer } from '#domain/scheduling/substitution/queries/offers'

export const toldOffer = ({ starts_at: starts, ends_at: ends, ...offer }: OwnOffer) => ({
  ...offer,
  starts_at: starts.toISOString(),
  ends_at: ends.toISOString(),
})
